// Studying a game: hints, analysis with its bar and chart, forced wins played through; by mouse, keys and finger.
import { twoAtOneBoard } from '../fixtures/rooms';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test';
import { PlayPage } from '../pages/play-page';

/** Black to move makes a four and a three on h8, and wins by fours. */
const FOUR_THREE = 'e8 d8 f8 o1 g8 o3 h9 a15 h10 a13';
/** White has an open three; Black has nothing. */
const OPEN_THREE = 'a1 h8 o1 i8 a15 j8';
/** White's four on i9 is stopped on i8 alone, where Black would make six. */
const TRAP = 'f8 i10 k8 i11 g8 a1 j8 o1 h8 i12 i13';
/** A short game that Black wins. */
const WON = 'h8 a1 i8 a2 j8 a4 k8 o15 l8';

test('a hint marks the point that wins and says why', async ({ page }) => {
  const play = await PlayPage.resume(page, {
    transcript: FOUR_THREE,
    level: 'easy',
    you: 'first',
  });
  await play.button('Hint').click();
  await expect(play.prompt).toHaveText(/^Hint: [A-O]\d+\. It wins by one four after another/);
  await expect(play.live).toContainText('It wins by one four after another');
  const point =
    /^Hint: (\w+)\./.exec((await play.prompt.textContent()) ?? '')?.[1]?.toLowerCase() ?? '';
  await expect(page.locator('.hint')).toHaveCount(1);
  await page.getByText('Play with buttons').click();
  await expect(page.locator(`.cell[data-point="${point}"]`)).toHaveAccessibleName(/, hint$/);
  await expectAccessible(page);
  await play.play(point, 'black');
  await expect(page.locator('.hint')).toHaveCount(0);
});

test('a hint says what is to be stopped, also beside each other', async ({ page }) => {
  const play = await PlayPage.resumeBeside(page, {
    rules: 'freestyle',
    size: 15,
    transcript: OPEN_THREE,
  });
  await play.button('Hint').click();
  await expect(play.prompt).toContainText('It stops a four that could not be stopped any more.');
  await expect(page.locator('.hint')).toHaveCount(1);
  await expectAccessible(page);
});

test('what an opening asks has a hint too', async ({ page }) => {
  const play = await PlayPage.open(page);
  await play.start({ opening: 'swap2', mode: 'beside' });
  await play.placeFirst(['h8', 'i9', 'g6']);
  await play.button('Hint').click();
  await expect(play.prompt).toHaveText(
    /^Hint: (take the other colour|keep your colour|place two more stones)\./,
    { timeout: 30_000 },
  );
  await expectAccessible(page);
});

test('from the table H asks for a hint and E says the chances', async ({ page }) => {
  const play = await PlayPage.resumeBeside(page, {
    rules: 'freestyle',
    size: 15,
    transcript: FOUR_THREE,
  });
  await page.getByText('Play with buttons').click();
  await page.locator('.cell[tabindex="0"]').focus();
  await page.keyboard.press('e');
  await expect(play.live).toContainText('Not weighed yet');
  await page.keyboard.press('h');
  await expect(play.live).toContainText('It wins by one four after another');
  await play.button('Analysis').press('Enter');
  await expect(page.getByTestId('study-value')).toContainText('Black wins by force');
  await page.locator('.cell[tabindex="0"]').focus();
  await page.keyboard.press('e');
  await expect(play.live).toContainText('Black wins by force');
  await page.locator('.line-button').first().press('Enter');
  await expect(page.locator('.cell[data-point="h8"]')).toHaveAccessibleName(/hint|of the line/);
  await expectAccessible(page);
});

test('a forced win is shown stone by stone, and the game comes back', async ({ page }) => {
  const play = await PlayPage.resumeBeside(page, {
    rules: 'freestyle',
    size: 15,
    transcript: FOUR_THREE,
  });
  await play.button('Analysis').click();
  await play.button('Show the forced win').click();
  const stones = page.locator('.stones .stone');
  await expect(stones).toHaveCount(10);
  await expect(play.prompt).toContainText('Black wins by one four after another');
  await play.button('One stone on').click();
  await expect(stones).toHaveCount(11);
  await expect(page.locator('.shape')).not.toHaveCount(0);
  await expect(play.live).toContainText((await play.prompt.textContent()) ?? '');
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(stones).toHaveCount(12);
  await expect(play.prompt).toContainText('the longest resistance');
  await play.button('Back to the game').click();
  await expect(stones).toHaveCount(10);
  await play.play('h8', 'black');
});

test('the foul that traps Black is drawn and named', async ({ page }) => {
  const play = await PlayPage.resumeBeside(page, { rules: 'renju', size: 15, transcript: TRAP });
  await play.button('Analysis').click();
  await play.button('Show the forced win').click();
  await play.button('One stone on').click();
  await expect(play.prompt).toContainText('I8 would stop it, but is forbidden: row of six or more');
  await expect(page.locator('.cross title')).toHaveText(['row of six or more']);
  await expectAccessible(page);
});

test('where more than a row decides, the engine alone advises', async ({ page }) => {
  const penta = { rules: 'penta', size: 15, transcript: 'h8 i9 a1' };
  const play = await PlayPage.resumeBeside(page, penta);
  await play.button('Hint').click();
  await expect(play.prompt).toContainText('It is where the computer would play.', {
    timeout: 30_000,
  });
  await play.button('Analysis').click();
  await expect(page.locator('.line-button').first()).toBeVisible();
  await expect(page.getByTestId('forced')).toContainText('cannot be proved under these rules');
  await play.button('Threats on the board').click();
  await expect(play.prompt).toHaveText('Threats cannot be shown under these rules.');
  await expectAccessible(page);
});

test('on the endless sheet a hint names its column and row', async ({ page }) => {
  const sheet = { rules: 'endless', transcript: '(0;0) (1;1) (1;0)' };
  const play = await PlayPage.resumeBeside(page, sheet);
  await play.button('Hint').click();
  await expect(play.prompt).toHaveText(/^Hint: \(-?\d+;-?\d+\)\./, { timeout: 30_000 });
  await expect(page.locator('.hint')).toHaveCount(1);
  await expectAccessible(page);
});

test('the analysis of a finished game: lines, bar, chart and the worst moves', async ({ page }) => {
  test.slow();
  const play = await PlayPage.resume(page, { transcript: WON, level: 'easy', you: 'first' });
  await expect(play.prompt).toContainText('You won!');
  await play.button('Analysis').click();
  await play.button('Weigh every move').click();
  await expect(play.button('Weigh every move')).toHaveCount(0);
  await expect(page.locator('.course-mark')).not.toHaveCount(0, { timeout: 90_000 });
  await expect(play.button('Stop')).toHaveCount(0, { timeout: 90_000 });
  const chart = page.getByRole('slider', { name: 'Course of the game' });
  await chart.focus();
  for (let steps = 0; steps < 7; steps += 1) await page.keyboard.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuenow', '2');
  await expect(page.locator('.stones .stone')).toHaveCount(2);
  await expect(page.locator('.lines .line-button')).toHaveCount(3);
  const depth = page.getByTestId('study-depth');
  await expect(depth).toContainText(/Depth \d+ · \d/);
  const atFirst = (await depth.textContent()) ?? '';
  await expect(depth).not.toHaveText(atFirst, { timeout: 60_000 });
  await expect(page.getByTestId('study-value')).toContainText('Black');

  const [best] = await page.locator('.line-button').all();
  await best?.focus();
  await expect(page.locator('.offer .numeral').first()).toHaveText('1');
  await page.getByLabel('Lines').selectOption('1');
  await expect(page.locator('.lines .line-button')).toHaveCount(1);

  await expectAccessible(page);
  await play
    .button(/^Black could win by force from move \d+ on$/)
    .first()
    .click();
  await play.button('Show the forced win').click();
  await expect(page.locator('.forced-steps')).toBeVisible();
  await play.button('Back to the game').click();
  const worst = page.locator('.worst button', { hasText: '−' }).first();
  const move = Number((await worst.textContent())?.split('.')[0]);
  await worst.click();
  await expect(chart).toHaveAttribute('aria-valuenow', String(move - 1));

  await chart.focus();
  await page.keyboard.press('End');
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowLeft');
  await play.button('Threats on the board').click();
  await expect(page.locator('.threat').first()).toBeVisible();
  await expectAccessible(page);
  await play.button('Close').click();
  await expect(page.locator('.study')).toHaveCount(0);
});

test('beside a CPU the analysis says what it is, and goes along with the game', async ({
  page,
}) => {
  const play = await PlayPage.open(page);
  await play.start({ mode: 'cpu', level: 'easy' });
  await play.button('Analysis').click();
  await expect(page.locator('.study')).toContainText('nobody helps it');
  await expect(page.locator('.line-button').first()).toBeVisible();
  await play.click('a1');
  await play.expectTurnAfter(1);
  await expect(page.locator('.line-button').first()).toBeVisible();
  await play.button('Pause').click();
  await expect(play.button('Go on')).toBeVisible();
  await expectAccessible(page);
});

test('with a friend nobody is helped before the end', async ({ browser, site }) => {
  const { creator, guest } = await twoAtOneBoard(browser, site);
  await creator.click('h8');
  await guest.expectStone('h8', 'black');
  await expect(guest.button('Hint')).toHaveCount(0);
  await expect(guest.button('Analysis')).toHaveCount(0);
  await guest.button('Resign').click();
  await guest.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await guest.button('Analysis').click();
  await guest.page.locator('.stepper').getByRole('button', { name: 'One move back' }).click();
  await expect(guest.page.locator('.line-button').first()).toBeVisible();
  await expectAccessible(guest.page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('hint, analysis and forced win fit', async ({ page }) => {
    const play = await PlayPage.resumeBeside(page, {
      rules: 'freestyle',
      size: 15,
      transcript: FOUR_THREE,
    });
    await play.button('Hint').tap();
    await expect(page.locator('.hint')).toHaveCount(1);
    await play.button('Analysis').tap();
    await expect(page.locator('.line-button').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await play.button('Show the forced win').tap();
    await play.button('One stone on').tap();
    await expectNoSidewaysScroll(page);
    await expect(page.locator('.stones .stone')).toHaveCount(11);
    await expectAccessible(page);
  });
});
