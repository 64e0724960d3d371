// The rival goes away: after a while one may claim the game, or go on against the CPU.
import type { Browser } from '@playwright/test';
import { startSite } from '../fixtures/site';
import { expect, expectAccessible, test } from '../fixtures/test';
import { GamePage } from '../pages/game-page';
import { PlayPage } from '../pages/play-page';

/** A creator whose guest has joined, answered one move and left. */
async function leftAlone(browser: Browser, url: string): Promise<GamePage> {
  const person = async () =>
    (await browser.newContext({ baseURL: url, locale: 'en-GB' })).newPage();
  const creator = await PlayPage.open(await person());
  await creator.start({ mode: 'link' });
  await expect(creator.prompt).toHaveText('Waiting for your friend');
  const guest = new GamePage(await person());
  await guest.page.goto(creator.page.url());
  await guest.button('Join').click();
  await expect(creator.prompt).toHaveText('Your turn: place a black stone.');
  await creator.click('h8');
  await guest.expectStone('h8', 'black');
  await guest.click('h9');
  await creator.expectStone('h9', 'white');
  await guest.page.close();
  await expect(creator.page.getByTestId('absent')).toContainText(/In 0:0\d you can go on without/);
  return creator;
}

test('the game is claimed', async ({ browser }) => {
  const site = await startSite(2);
  const creator = await leftAlone(browser, site.url);
  await expect(creator.page.locator('.card')).toContainText('Your friend has been away');
  await expectAccessible(creator.page);
  await creator.button('Claim the game').click();
  await expect(creator.prompt).toHaveText('You won! Black wins: the other side left.');
  await site.stop();
});

test('the game goes on against the CPU, at the level that is asked for', async ({ browser }) => {
  const site = await startSite(2);
  const creator = await leftAlone(browser, site.url);
  await creator.button('Go on against the computer').click();
  await expectAccessible(creator.page);
  await creator.page.getByRole('dialog').getByRole('button', { name: 'Hard' }).click();
  await expect(creator.page).toHaveURL(`${site.url}/`);
  await creator.expectMoves(2);
  await expect(creator.page.locator('.seat').nth(1)).toContainText('Hard');
  await creator.click('i8');
  await creator.expectTurnAfter(3);
  await site.stop();
});
