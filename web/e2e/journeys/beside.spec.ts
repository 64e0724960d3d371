// Two people on one device, and renju's forbidden points.
import { expect, expectAccessible, test } from '../fixtures/test';
import { PlayPage } from '../pages/play-page';

/** After these Black would make a double-three on h8. */
const BEFORE_DOUBLE_THREE = ['h9', 'a1', 'h10', 'c1', 'i8', 'e1', 'j8', 'g1'];

test('a renju game: × appears, a forbidden press is refused with its shapes, and play goes on', async ({
  page,
}) => {
  const play = await PlayPage.open(page);
  await play.start({ rules: 'renju', mode: 'beside' });
  for (const [index, point] of BEFORE_DOUBLE_THREE.entries()) {
    await play.play(point, index % 2 ? 'white' : 'black');
  }
  const cross = page.locator('.cross');
  await expect(cross).toHaveCount(1);
  await expect(cross.locator('title')).toHaveText('double-three');

  await play.click('h8');
  await expect(play.prompt).toContainText('H8 is forbidden to Black: double-three.');
  await expect(page.locator('.cross.refused')).toHaveCount(1);
  await expect(page.locator('.shape')).toHaveCount(2);
  await expect(play.live).toContainText('H8 is forbidden');
  await expect(play.stone('h8')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByText('Play with buttons').click();
  await expect(page.locator('.cell[data-point="h8"]')).toHaveAccessibleName(
    'H8, forbidden, double-three',
  );
  await play.play('o15', 'black');
  await expect(cross).toHaveCount(0);
  await play.play('h8', 'white');
});

test('undo takes back one stone; numbers; a draw both agree on; a new game', async ({ page }) => {
  const play = await PlayPage.open(page);
  await play.start({ mode: 'beside' });
  await play.play('h8', 'black');
  await play.play('h9', 'white');
  await play.button('Move numbers').click();
  await expect(page.locator('.numeral')).toHaveText(['1', '2']);
  await play.button('Undo').click();
  await play.expectMoves(1);
  await play.play('i9', 'white');
  await play.button('Offer a draw').click();
  await page.getByRole('button', { name: 'Agree on a draw' }).click();
  await expect(play.prompt).toHaveText('Draw by agreement.');
  await play.button('New game').click();
  await play.expectMoves(0);
});

test('a foul that loses: forbidden points are shown on request', async ({ page }) => {
  const play = await PlayPage.open(page);
  await page.locator('label:has(> input[value="renju"])').click();
  await page.getByLabel('Forbidden points', { exact: true }).selectOption('loss');
  await play.start({ mode: 'beside' });
  for (const [index, point] of BEFORE_DOUBLE_THREE.entries()) {
    await play.play(point, index % 2 ? 'white' : 'black');
  }
  await expect(page.locator('.cross')).toHaveCount(0);
  await play.button('Show forbidden points').click();
  await expect(page.locator('.cross')).toHaveCount(1);
  await play.click('h8');
  await expect(play.prompt).toHaveText('White wins: the other side made a double-three.');
});
