// Openings: every kind of question, beside each other and by link, and rare rules from their pictures.
import { twoAtOneBoard } from '../fixtures/rooms';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test';
import { PlayPage } from '../pages/play-page';

test('a rare rule set and its opening are chosen from pictures', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const play = await PlayPage.open(page);
  await page.locator('[data-chooser="rules"]').click();
  await expect(page.locator('.item')).toHaveCount(25);
  await expect(page.locator('.item .board-picture')).toHaveCount(25);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Omok/ }).click();
  await expect(page.locator('[data-chooser="rules"]')).toContainText('Omok');
  await expect(page.locator('[data-chooser="rules"]')).toBeFocused();
  await expectNoSidewaysScroll(page);
  await page.locator('.panel .fold > summary').click();
  const fouls = page.getByLabel('Who has fouls');
  await fouls.focus();
  await fouls.selectOption('black');
  await expect(page.locator('.panel .fold > summary')).toContainText('Black');
  await expect(fouls).toBeFocused();
  await play.pickFromList('opening', 'swap1');
  await play.start({ mode: 'beside' });
  await expect(page.locator('.game-info')).toHaveText(
    'Omok · 15 × 15 · Swap after the first stone',
  );
  await play.click('h8');
  await play.answer('Take Black');
  await expect(page.locator('[data-player="second"]')).toContainText('Black');
});

test('swap2: each of the three answers, beside each other', async ({ page }) => {
  const play = await PlayPage.open(page);
  await play.start({ rules: 'standard', opening: 'swap2', mode: 'beside' });
  const setUp = async () => {
    await play.play('h8', 'black');
    await play.play('i10', 'white');
    await play.play('f9', 'black');
  };
  await setUp();
  await expect(play.prompt).toHaveText(
    'Player 2: take the other colour, keep yours, or place two more stones.',
  );
  await expect(play.answers).toMatchAriaSnapshot({ name: 'swap2-answers.aria.yml' });
  await expectAccessible(page);
  await play.answer('Take Black');
  await expect(play.live).toContainText(
    'The colours are exchanged. Black: Player 2. White: Player 1.',
  );
  await play.play('k9', 'white');

  await play.button('New game').click();
  await page.getByRole('dialog').getByRole('button', { name: 'New game' }).click();
  await setUp();
  await play.answer('Keep White');
  await expect(play.live).toContainText('The colours stay.');
  await play.play('k9', 'white');
  await expect(play.answers).toHaveCount(0);

  await play.button('New game').click();
  await page.getByRole('dialog').getByRole('button', { name: 'New game' }).click();
  await setUp();
  await play.answer('Place two more');
  await expect(play.prompt).toHaveText('Player 2: place a white stone.');
  await play.play('k9', 'white');
  await play.play('g7', 'black');
  await expect(play.prompt).toHaveText('Player 1: take the other colour, or keep yours.');
  await play.answer('Keep Black');
  await expect(play.prompt).toHaveText('Player 2: place a white stone.');
  await play.play('j8', 'white');
});

test('yamaguchi with three fifths by link, through a reload and a lost network', async ({
  browser,
  site,
}) => {
  const { creator, guest } = await twoAtOneBoard(browser, site, {
    rules: 'renju',
    opening: 'yamaguchi',
  });
  await creator.button('Choose from the 26 openings').click();
  await expectAccessible(creator.page);
  await creator.page.locator('[data-item="I7"]').click();
  await guest.expectMoves(3);
  await expect(creator.page.locator('.game-info')).toContainText('I7 Hogetsu');
  await creator.page.locator('.number', { hasText: '3' }).click();
  await expectAccessible(creator.page);
  await creator.answer('Say 3');

  await guest.page.reload();
  await expect(guest.prompt).toHaveText('Your turn: take the other colour, or keep yours.');
  await expect(creator.prompt).toHaveText('Your friend decides whether to exchange colours.');
  await expectAccessible(guest.page);
  await guest.answer('Take Black');
  await expect(creator.live).toContainText('You now play White.');
  await creator.play('k9', 'white');

  await expect(guest.prompt).toContainText('Your turn: mark 3 fifth moves for Black.');
  await guest.click('g9');
  await expect(guest.answers).toContainText('Marked 1 of 3');
  await guest.answer('Clear');
  await expect(guest.answers).toContainText('Marked 0 of 3');
  await expect(guest.button('Clear')).toBeFocused();
  for (const point of ['g9', 'g7', 'e8']) await guest.click(point);
  await guest.click('f6');
  await expect(guest.prompt).toContainText('All 3 are marked.');
  await guest.click('e8');
  await guest.click('f6');
  await expect(guest.page.locator('.offer')).toHaveCount(3);
  await expectAccessible(guest.page);
  await guest.page.context().setOffline(true);
  await expect(guest.prompt).toContainText('The connection is lost.');
  await guest.answer('Offer these');
  await expect(guest.answers).toHaveCount(0);
  await expect(creator.page.locator('.offer')).toHaveCount(0);
  await guest.page.context().setOffline(false);

  await expect(creator.page.locator('.offer')).toHaveCount(3);
  await creator.page.reload();
  await expect(creator.page.locator('.offer')).toHaveCount(3);
  await expectAccessible(creator.page);
  await creator.answer('Stone 2, G7');
  await guest.expectStone('g7', 'black');
  await creator.play('j8', 'white');
  await expect(guest.prompt).toHaveText('Your turn: place a black stone.');
});

test('taraguchi-10: ten fifths instead of a swap, equal ones refused, one typed', async ({
  page,
}) => {
  const play = await PlayPage.open(page);
  await play.start({ rules: 'renju', opening: 'taraguchi', options: { n: '10' }, mode: 'beside' });
  const field = page.getByLabel('Type a move');
  for (const token of ['h8', 'stay', 'h9', 'stay', 'h10', 'stay']) {
    await field.fill(token);
    await field.press('Enter');
  }
  await expect(play.prompt).toContainText('place a white stone');
  await play.click('a1');
  await expect(play.stone('a1')).toHaveCount(0);
  await play.play('h6', 'white');
  await expect(play.prompt).toContainText('or mark 10 fifth moves on the board to offer.');
  await play.click('g9');
  await play.click('i9');
  await expect(play.prompt).toContainText('are the same by symmetry');
  for (const point of ['g8', 'g7', 'g6', 'g5', 'f9', 'f8', 'f7', 'f6']) await play.click(point);
  await expect(play.answers).toContainText('Marked 9 of 10');
  await page.setViewportSize({ width: 390, height: 780 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(play.button('Offer these')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByText('Play with buttons').click();
  await expect(page.locator('.cell[data-point="i8"]')).toHaveAccessibleName(
    'I8, forbidden, the same as G8 by symmetry',
  );
  await page.locator('.cell[data-point="c3"]').click();
  await expectAccessible(page);
  await play.answer('Offer these');
  await expect(play.prompt).toHaveText(
    'Player 2: choose one of the numbered stones as Black’s fifth.',
  );
  await expect(page.locator('.offer')).toHaveCount(10);
  await play.click('a1');
  await expect(play.stone('a1')).toHaveCount(0);
  await field.fill('choose:f7');
  await field.press('Enter');
  await play.expectStone('f7', 'black');
  await play.play('j9', 'white');
});

test('against the computer: it sets up stones, answers a swap and goes on', async ({ page }) => {
  const play = await PlayPage.open(page);
  await play.start({
    ...{ rules: 'renju', opening: 'sakata', mode: 'cpu', level: 'easy', side: 'first' },
  });
  await play.button('Choose from the 26 openings').click();
  await page.locator('[data-item="D7"]').click();
  await play.expectMoves(5); // The computer has placed the fourth and the fifth.
  await expect(play.prompt).toHaveText('Your turn: take the other colour, or keep yours.');
  await expectAccessible(page);
  await page.reload();
  await play.answer('Keep Black');
  await play.expectMoves(6);
  await expect(play.prompt).toHaveText('Your turn: place a black stone.');
  await play.play('a1', 'black');
});

test('against the computer: fifths are offered and chosen, whoever it comes to be', async ({
  page,
}) => {
  const play = await PlayPage.open(page);
  await play.start({
    ...{ rules: 'renju', opening: 'yamaguchi', mode: 'cpu', level: 'easy', side: 'first' },
  });
  await play.placeFirst(['h8', 'i9', 'j7']);
  await page.locator('.number', { hasText: '2' }).first().click();
  await play.answer('Say 2');
  const fourthIsYours = play.prompt.getByText('place a white stone');
  const offerIsYours = page.getByText('Marked 0 of 2');
  await expect(fourthIsYours.or(offerIsYours)).toBeVisible();
  if (await offerIsYours.isVisible()) {
    await play.click('g9');
    await play.click('f6');
    await play.answer('Offer these');
    await play.expectMoves(6); // Chosen, and the sixth placed.
    await expect(play.prompt).toHaveText('Your turn: place a black stone.');
  } else {
    await play.click('k9');
    await play.answer(/^Stone 1/);
    await expect(play.prompt).toContainText('place a white stone');
    await play.click('a1');
    await play.expectTurnAfter(6);
  }
});
