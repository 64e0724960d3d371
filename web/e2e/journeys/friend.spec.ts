// Two browsers play by a link: a reload, a lost network, consent, a crash of the server, a rematch.
import { stranger, twoAtOneBoard } from '../fixtures/rooms';
import { startSite } from '../fixtures/site';
import { expect, expectAccessible, test } from '../fixtures/test';
import { GamePage } from '../pages/game-page';
import { PlayPage } from '../pages/play-page';

test('the link is shown to be sent, and a visit alone takes no seat', async ({ browser, site }) => {
  const creator = await PlayPage.open(await stranger(browser, site));
  await creator.start({ mode: 'link' });
  await expect(creator.page.getByLabel('Link for your friend')).toHaveValue(creator.page.url());
  await expect(
    creator.page.getByRole('img', { name: 'The link as a picture to scan' }),
  ).toBeVisible();
  await expectAccessible(creator.page);
  await creator.click('h8');
  await expect(creator.stone('h8')).toHaveCount(0);

  const visitor = await stranger(browser, site);
  await visitor.goto(creator.page.url());
  await expect(visitor.getByRole('button', { name: 'Join' })).toBeVisible();
  await expectAccessible(visitor);
  await expect(creator.prompt).toHaveText('Waiting for your friend');
});

test('a game through a reload, a second tab and a lost network', async ({ browser, site }) => {
  const { creator, guest } = await twoAtOneBoard(browser, site);
  await creator.click('h8');
  await guest.expectStone('h8', 'black');
  await expect(guest.live).toContainText('Black H8');
  await guest.click('h9');
  await creator.expectStone('h9', 'white');

  await guest.page.reload();
  await guest.expectStone('h9', 'white');
  const tab = new GamePage(await guest.page.context().newPage());
  await tab.page.goto(guest.page.url());
  await tab.expectStone('h8', 'black');
  await tab.page.close();

  await creator.page.context().setOffline(true);
  await expect(creator.prompt).toContainText('The connection is lost.');
  await creator.click('i8');
  await expect(creator.page.locator('.pending')).toHaveAttribute('data-point', 'i8');
  await expect(guest.stone('i8')).toHaveCount(0);
  await creator.page.context().setOffline(false);
  await guest.expectStone('i8', 'black');
  await expect(creator.page.locator('.pending')).toHaveCount(0);
  await creator.expectMoves(3);
});

test('undo and draw by consent, then a rematch with the sides changed', async ({
  browser,
  site,
}) => {
  const { creator, guest } = await twoAtOneBoard(browser, site);
  await creator.click('h8');
  await guest.expectStone('h8', 'black');
  await creator.button('Ask to take back').click();
  const card = guest.page.locator('.card');
  await expect(card).toContainText('Your friend asks to take back the last move.');
  await expectAccessible(guest.page);
  for (const size of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    await guest.page.setViewportSize(size);
    await expect(card).toBeInViewport({ ratio: 1 });
    const [cardBox, promptBox] = [await card.boundingBox(), await guest.prompt.boundingBox()];
    expect((cardBox?.y ?? 0) + (cardBox?.height ?? 0)).toBeLessThanOrEqual(promptBox?.y ?? 0);
  }
  await card.getByRole('button', { name: 'Decline' }).click();
  await expect(creator.prompt).toHaveText('Your friend would rather not take back.');
  await creator.button('Ask to take back').click();
  await card.getByRole('button', { name: 'Agree' }).click();
  await creator.expectMoves(0);

  await creator.click('i8');
  await guest.expectStone('i8', 'black');
  await guest.button('Offer a draw').click();
  await creator.page.locator('.card').getByRole('button', { name: 'Agree' }).click();
  await expect(guest.prompt).toHaveText('Draw by agreement.');

  await creator.button('Rematch, changing sides').click();
  await expect(guest.page.getByText('Your friend offers a rematch')).toBeVisible();
  const before = guest.page.url();
  await guest.button('Play again').click();
  await expect(guest.page).not.toHaveURL(before);
  await expect(guest.prompt).toHaveText('Your turn: place a black stone.');
  await expect(creator.prompt).toHaveText('Your friend is thinking.');
});

test('a third person is told that both seats are taken, and watches', async ({ browser, site }) => {
  const { creator, guest } = await twoAtOneBoard(browser, site);
  const third = new GamePage(await stranger(browser, site));
  await third.page.goto(guest.page.url());
  await expect(third.page.getByRole('heading', { name: 'Both seats are taken' })).toBeVisible();
  await expectAccessible(third.page);
  await third.page.getByRole('link', { name: 'Watch this game' }).click();
  await expect(third.prompt).toHaveText('Black to move.');
  await creator.click('h8');
  await third.expectStone('h8', 'black');
  await expectAccessible(third.page);
  await third.click('h9');
  await expect(third.page.locator('.pending')).toHaveCount(0);
  await expect(third.stone('h9')).toHaveCount(0);
});

test('a crash of the server loses no move that was seen', async ({ browser }) => {
  const site = await startSite(120);
  const { creator, guest } = await twoAtOneBoard(browser, site);
  await creator.click('h8');
  await guest.expectStone('h8', 'black');
  await site.crash();
  await guest.click('h9');
  await creator.expectStone('h9', 'white');
  await creator.expectMoves(2);
  await guest.expectMoves(2);
  await site.stop();
});
