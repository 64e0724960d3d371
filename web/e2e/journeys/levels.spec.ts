// Each level does what its sentence says. The positions are resumed from the browser's memory.
import { advised } from '../fixtures/hands';
import { expect, expectAccessible, test } from '../fixtures/test';
import { PlayPage } from '../pages/play-page';

/** White threatens to make a five on h9 alone; the CPU is Black and to move. */
const WHITES_FOUR = 'h8 i9 a1 j9 a3 k9 m9 l9';
/** Black to move makes a four and a three on h8; before the last stone, White could prevent it. */
const FOUR_THREE = 'e8 d8 f8 o1 g8 o3 h9 a15 h10';

/** Black to move wins by threes and fours, and not by fours alone. */
const THREATS = 'g8 a1 i8 a3 h7 a5 h9 c1';

test('every level of the engine is offered, from weak to strong, with a sentence', async ({
  page,
}) => {
  const play = await PlayPage.open(page);
  await page.locator('label:has(> input[name="mode"][value="cpu"])').click();
  const levels = page.locator('label:has(> input[name="level"])');
  await expect(levels).toHaveText(['Easy', 'Medium', 'Hard', 'Master']);
  await levels.last().click();
  await expect(page.locator('.panel')).toContainText('proves wins by threats');
  await expectAccessible(page);
  await play.start({ mode: 'cpu' });
  await expect(page.locator('.seat').nth(1)).toContainText('Master');
});

test('master wins by threats', async ({ page }) => {
  test.slow();
  const play = await PlayPage.resume(page, {
    transcript: THREATS,
    level: 'master',
    you: 'second',
  });
  await play.expectTurnAfter(8);
  await play.playOut(advised('freestyle'));
  await expect(play.prompt).toContainText('The computer won.');
  expect(await play.moveCount()).toBeLessThanOrEqual(19);
  await expectAccessible(page);
});

test('easy can leave a four unblocked', async ({ page }) => {
  test.slow();
  let seed = 0;
  let answer = 'h9';
  for (; seed < 30 && answer === 'h9'; seed += 1) {
    const play = await PlayPage.resume(page, {
      transcript: WHITES_FOUR,
      level: 'easy',
      you: 'second',
      seed,
    });
    await play.expectTurnAfter(8);
    answer = (await play.transcript()).split(' ').at(-1) ?? '';
  }
  expect(answer, `of ${seed} games none left the four`).not.toBe('h9');
});

test('medium blocks a four, and finds a win by fours', async ({ page }) => {
  const blocked = await PlayPage.resume(page, {
    transcript: WHITES_FOUR,
    level: 'medium',
    you: 'second',
  });
  await blocked.expectStone('h9', 'black');

  const transcript = `${FOUR_THREE} a13`;
  const play = await PlayPage.resume(page, { transcript, level: 'medium', you: 'second' });
  await play.expectTurnAfter(10);
  await play.playOut(advised('freestyle'));
  await expect(play.prompt).toContainText('The computer won.');
  expect(await play.moveCount()).toBeLessThanOrEqual(17);
});

test('hard stops a win by fours', async ({ page }) => {
  const play = await PlayPage.resume(page, { transcript: FOUR_THREE, level: 'hard', you: 'first' });
  await play.expectTurnAfter(9);
  const answer = (await play.transcript()).split(' ').at(-1);
  // The four's two points, and the column's neighbours: after any other stone Black makes an open four.
  expect(['h8', 'i8', 'h7', 'h11']).toContain(answer);
});
