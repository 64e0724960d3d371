// A phone: small, by touch.
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test';
import { PlayPage } from '../pages/play-page';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('a tap shows the stone, a second tap on the same point places it', async ({ page }) => {
  const play = await PlayPage.open(page);
  await expectNoSidewaysScroll(page);
  await play.start({ mode: 'beside' });
  await expectNoSidewaysScroll(page);
  const scroll = () => page.evaluate(() => window.scrollY);
  const before = await scroll();

  await play.tap('h8');
  await expect(page.locator('.ghost')).toHaveAttribute('data-point', 'h8');
  await expect(play.prompt).toContainText('H8?');
  await play.expectMoves(0);
  await play.tap('i9');
  await expect(page.locator('.ghost')).toHaveAttribute('data-point', 'i9');
  await play.tap('i9');
  await play.expectStone('i9', 'black');
  await expect(page.locator('.ghost')).toHaveCount(0);
  expect(await scroll()).toBe(before);
});

test('nothing moves when a message comes', async ({ page }) => {
  const play = await PlayPage.open(page);
  await play.start({ mode: 'beside' });
  const places = () =>
    page
      .locator('.board-picture, .action-grid')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const before = await places();
  await play.tap('h8');
  await expect(play.prompt).toContainText('H8?');
  expect(await places()).toEqual(before);
  await expectAccessible(page);
});

test('the table of points has buttons as large as a finger', async ({ page }) => {
  const play = await PlayPage.open(page);
  await play.start({ mode: 'beside' });
  await page.getByText('Play with buttons').tap();
  const cell = page.locator('.cell[data-point="a15"]');
  const box = await cell.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expectNoSidewaysScroll(page);
  await cell.tap();
  await play.expectStone('a15', 'black');
});

test('a long typed word is cut and does not widen the page', async ({ page }) => {
  const play = await PlayPage.open(page);
  await play.start({ mode: 'beside' });
  const field = page.getByLabel('Type a move');
  for (const typed of ['x'.repeat(200), '7'.repeat(200)]) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(page.locator('body')).toContainText(`${typed.slice(0, 40)}…`);
    await expectNoSidewaysScroll(page);
  }
});
