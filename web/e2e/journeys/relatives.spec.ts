// The relatives of gomoku: captured pairs, counted stones, the stone that belongs to both.
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test';
import { PlayPage } from '../pages/play-page';

test('penta: a captured pair goes, is counted and said, and its points are free again', async ({
  page,
}) => {
  const play = await PlayPage.open(page);
  await play.start({ rules: 'penta', mode: 'beside' });
  for (const [index, point] of ['h8', 'i8', 'a1', 'j8'].entries()) {
    await play.play(point, index % 2 ? 'white' : 'black');
  }
  const count = (player: string) => page.locator(`[data-player="${player}"] .seat-count`);
  await expect(count('first')).toHaveText('Pairs taken: 0 of 5');

  await play.play('k8', 'black');
  await expect(play.stone('i8')).toHaveCount(0);
  await expect(play.stone('j8')).toHaveCount(0);
  await expect(page.locator('.gone')).toHaveCount(2);
  await expect(count('first')).toHaveText('Pairs taken: 1 of 5');
  await expect(count('second')).toHaveText('Pairs taken: 0 of 5');
  await expect(play.live).toContainText('Black K8. Black takes I8, J8. Pairs taken: 1 of 5');
  await expect(play.lastMove).toHaveText('Black K8. Black takes I8, J8. Pairs taken: 1 of 5');
  await page.getByText('Play with buttons').click();
  await expect(page.locator('.cell[data-point="i8"]')).toHaveAccessibleName(
    'I8, empty, a stone was taken here',
  );

  await play.play('i8', 'white');
  await expect(page.locator('.gone')).toHaveCount(0);
  await expect(page.locator('.cell[data-point="i8"]')).toHaveAccessibleName('I8, white, move 6');
  await play.button('Undo').click();
  await play.button('Undo').click();
  await expect(count('first')).toHaveText('Pairs taken: 0 of 5');
  await play.expectStone('j8', 'white');
  await expectAccessible(page);
});

test('penta: five pairs win, and the finished game is stepped through with its captures', async ({
  page,
}) => {
  // Each of Black's stones on the tenth line takes a pair on the line below it.
  const pairs = ['b', 'd', 'f', 'h', 'j'];
  const before = pairs.flatMap((file) => [`${file}7`, `${file}8`, 'x', `${file}9`]);
  const black = ['n1', 'n3', 'n5', 'n7', 'n9'];
  const transcript = [...before.map((token) => (token === 'x' ? black.shift() : token)), 'b10'];
  const quiet = ['a1', 'c1', 'e1'];
  const rest = pairs.slice(1, 4).flatMap((file, index) => [quiet[index], `${file}10`]);
  const kept = [...transcript, ...rest, 'g1'].join(' ');
  const play = await PlayPage.resumeBeside(page, { rules: 'penta', transcript: kept });
  await play.play('j10', 'black');
  await expect(play.prompt).toHaveText('Black wins by captures.');
  await expect(page.locator('[data-player="first"] .seat-count')).toHaveText('Pairs taken: 5 of 5');

  await play.button('One move back').click();
  await expect(page.locator('[data-player="first"] .seat-count')).toHaveText('Pairs taken: 4 of 5');
  await play.expectStone('j8', 'white');
  await play.button('To the beginning').click();
  await expect(page.locator('.stones .stone')).toHaveCount(0);
  await expectAccessible(page);
});

test('gomoku-narabe: the stones are counted down, and Black loses when they are used up', async ({
  page,
}) => {
  const play = await PlayPage.open(page);
  await play.start({ rules: 'gomoku-narabe', options: { stones: '6' }, mode: 'beside' });
  const left = page.locator('[data-player="first"] .seat-count');
  await expect(left).toHaveText('Stones left: 6');
  const points = ['a1', 'a15', 'e3', 'o15', 'i1', 'm13', 'm5', 'c9', 'b7', 'g12', 'o8'];
  for (const [index, point] of points.entries()) {
    const color = index % 2 ? 'white' : 'black';
    await play.play(point, color);
    if (index === 2) await expect(play.live).toContainText('Stones left for Black: 4');
  }
  await expect(left).toHaveText('Stones left: 0');
  await expect(play.prompt).toHaveText('White wins: the other side has no stones left.');
  await expect(play.live).toContainText('Stones left for Black: 0');
  await expectAccessible(page);
});

test('the common stone: both sides see theirs in it, and White makes five through it', async ({
  page,
}) => {
  const transcript = 'h8 g8 a1 f8 c1 e8 e1';
  const play = await PlayPage.resumeBeside(page, { rules: 'common-stone', transcript });
  await expect(play.stone('h8')).toHaveClass(/\bcommon\b/);
  await page.getByText('Play with buttons').click();
  await expect(page.locator('.cell[data-point="h8"]')).toHaveAccessibleName(
    'H8, common stone, move 1',
  );
  await play.play('i8', 'white');
  await expect(play.prompt).toHaveText('White wins with five in a row.');
  await expect(page.locator('.row-rim')).toHaveCount(5);
  await expectAccessible(page);
});

test('crosses and circles are remembered, on every board', async ({ page }) => {
  const play = await PlayPage.resumeBeside(page, { rules: 'freestyle', transcript: 'h8 h9' });
  await play.button('Crosses and circles').click();
  await expect(page.locator('.paper .black .arms')).toHaveCount(1);
  await expect(page.locator('.paper .white .ring')).toHaveCount(1);
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator('.paper .arms')).toHaveCount(1);
  await play.button('Crosses and circles').click();
  await expect(page.locator('.stone > .body[fill]')).toHaveCount(2);
});

test('a board of 25 lines on a phone: coordinates that can be read, and a closer look', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const play = await PlayPage.resumeBeside(page, { rules: 'freestyle', size: 25 });
  const height = await page
    .locator('.coordinates text')
    .first()
    .evaluate((text) => text.getBoundingClientRect().height);
  expect(height).toBeGreaterThanOrEqual(9);
  await play.button('Look closer').click();
  await play.button('Look closer').click();
  await expect(page.locator('.strip')).toHaveCount(1);
  await play.play('m13', 'black');
  await play.button('See more').click();
  await play.button('See more').click();
  await expect(play.button('See more')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('.strip')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
