// Whole games against the CPU, which runs in the page.
import { advised, astray } from '../fixtures/hands';
import { expect, expectAccessible, test } from '../fixtures/test';
import { PlayPage } from '../pages/play-page';

test('a visitor is on a board in two presses, wins by mouse and looks at the game again', async ({
  page,
}) => {
  const play = await PlayPage.open(page);
  await play.start({ mode: 'cpu' });
  await play.playOut(advised('freestyle'));
  await expect(play.prompt).toHaveText('You won! Black wins with five in a row.');
  await expect(page.locator('.row-line')).toHaveCount(1);
  await expect(page.locator('.row-rim')).toHaveCount(5);
  await expectAccessible(page);

  const moves = await play.moveCount();
  await page.locator('body').press('Home');
  await expect(page.locator('.stones .stone')).toHaveCount(0);
  await page.locator('body').press('ArrowRight');
  await expect(page.locator('.stones .stone')).toHaveCount(1);
  await play.button('To the end').click();
  await expect(page.locator('.stones .stone')).toHaveCount(moves);
});

test('a game is lost by mouse, survives a reload, and the next one has the same rules', async ({
  page,
}) => {
  const play = await PlayPage.open(page);
  await play.start({ rules: 'standard', mode: 'cpu', level: 'medium' });
  await play.click('a1');
  await play.expectTurnAfter(1);
  const before = await play.transcript();
  await page.reload();
  await expect(page.locator('.move')).toHaveCount(2);
  expect(await play.transcript()).toBe(before);

  await play.playOut(astray);
  await expect(play.prompt).toContainText('The computer won. White wins with five in a row.');
  await play.button('New game').click();
  await play.expectMoves(0);
  await expect(page.locator('.seat').nth(1)).toContainText('Medium');
  await play.button('Change mode').click();
  await expect(page.locator('input[name="rules"]:checked')).toHaveValue('standard');
});

test('a game as White: the CPU begins in the centre, an undo gives the turn back', async ({
  page,
}) => {
  const play = await PlayPage.open(page);
  await play.start({ mode: 'cpu', level: 'easy', side: 'second' });
  await play.expectStone('h8', 'black');
  await play.expectTurnAfter(0);
  await play.button('Undo').click();
  await expect(play.prompt).toHaveText('There is nothing of yours to take back yet.');

  await play.click('a1');
  await play.expectTurnAfter(2);
  await play.button('Undo').click();
  await play.expectMoves(1);
  await expect(play.stone('a1')).toHaveCount(0);
  await play.playOut(advised('freestyle'));
  await expect(play.prompt).toHaveText('You won! White wins with five in a row.');
});

test('the CPU answers a draw offer, and resigning is confirmed', async ({ page }) => {
  const play = await PlayPage.open(page);
  await play.start({ mode: 'cpu', level: 'medium' });
  await play.click('a1');
  await play.expectTurnAfter(1);
  await play.button('Offer a draw').click();
  await expect(play.prompt).toContainText(/The computer prefers to play on|Draw by agreement/);

  await play.button('New game').click();
  await page.getByRole('dialog').getByRole('button', { name: 'New game' }).click();
  await play.expectMoves(0);
  await play.button('Resign').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await play.button('Resign').click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(play.prompt).toContainText('White wins: the other side resigned.');
});
