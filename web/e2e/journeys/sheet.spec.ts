// The endless sheet: a window that goes where one plays, by mouse, by keyboard, by touch.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test';
import { GamePage } from '../pages/game-page';
import { PlayPage } from '../pages/play-page';

const SHEET = { rules: 'endless' } as const;

/** The middle of the board on the screen. */
async function middleOf(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator('.board-picture').boundingBox();
  if (!box) throw new Error('no board');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The window, as the picture's `viewBox`. */
async function viewBox(page: Page): Promise<readonly number[]> {
  const box = await page.locator('.board-picture').getAttribute('viewBox');
  return box?.split(' ').map(Number) ?? [];
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Real fingers on the screen: `touch` puts them down, moves and lifts them, `swipe` is one from here to there. */
async function fingers(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Finger[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const swipe = async (from: Finger, to: Finger) => {
    await touch('touchStart', from);
    for (const part of [0.25, 0.5, 0.75, 1]) {
      const at = (one: number, other: number) => one + (other - one) * part;
      await touch('touchMove', { x: at(from.x, to.x), y: at(from.y, to.y) });
    }
    await touch('touchEnd');
  };
  return { touch, swipe };
}

async function typed(page: Page, move: string): Promise<void> {
  const field = page.getByLabel('Type a move');
  await field.fill(move);
  await field.press('Enter');
}

test('by mouse: drag and wheel move the window, a five far away, back to the stones', async ({
  page,
}) => {
  const play = await PlayPage.open(page);
  await play.start({ ...SHEET, mode: 'beside' });
  await play.play('(0;0)', 'black');
  await play.play('(1;1)', 'white');
  const { x, y } = await middleOf(page);
  const drag = async (right: number, down: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + right / 2, y + down / 2);
    await page.mouse.move(x + right, y + down);
    await page.mouse.up();
  };
  await expect(play.button('Back to the stones')).toHaveCount(0);
  for (let pulls = 0; pulls < 3; pulls += 1) await drag(-300, 200);
  await play.expectMoves(2);
  await play.button('Back to the stones').click();
  await expect(play.button('Back to the stones')).toHaveCount(0);
  expect(await page.locator('.board-picture').getAttribute('viewBox')).toContain('-');

  await page.mouse.move(x, y);
  await page.mouse.wheel(1500, 0);
  await expect(play.button('Back to the stones')).toBeVisible();
  const far = [40, 41, 42, 43, 44];
  await typed(page, '40;0');
  // The window goes to the stone; a press before that would be at another point.
  await play.expectStone('(40;0)', 'black');
  for (const [index, column] of far.entries()) {
    if (index > 0) await play.play(`(${column};0)`, 'black');
    if (column < 44) await play.play(`(${column};3)`, 'white');
  }
  await expect(play.prompt).toHaveText('Black wins with five in a row.');
  await expect(page.locator('.row-rim')).toHaveCount(5);
  await expectAccessible(page);

  await play.button('To the beginning').click();
  await play.button('One move on').click();
  const first = await play.place('(0;0)');
  const board = await page.locator('.board-picture').boundingBox();
  expect(first.x).toBeGreaterThan(board?.x ?? Number.POSITIVE_INFINITY);
});

test('the window grows when play comes near its edge, and shows what the rival plays', async ({
  page,
}) => {
  const play = await PlayPage.resumeBeside(page, SHEET);
  await play.play('(0;0)', 'black');
  const across = async () =>
    Number((await page.locator('.board-picture').getAttribute('viewBox'))?.split(' ')[2]);
  const before = await across();
  await play.play('(7;0)', 'white');
  await expect.poll(across).toBeGreaterThan(before);
  await typed(page, '(100;-200)');
  await play.expectStone('(100;-200)', 'black');
  const place = await play.place('(100;-200)');
  const board = await page.locator('.board-picture').boundingBox();
  if (!board) throw new Error('no board');
  expect(place.x).toBeGreaterThan(board.x);
  expect(place.x).toBeLessThan(board.x + board.width);
  expect(place.y).toBeGreaterThan(board.y);
  expect(place.y).toBeLessThan(board.y + board.height);
  await typed(page, '(1;2');
  await typed(page, 'h8');
  await expect(page.getByRole('alert')).toContainText('“h8” is no point of the sheet');
});

test('by keyboard: the table shows the window, arrows at its edge move it, + and - change it', async ({
  page,
}) => {
  const play = await PlayPage.resumeBeside(page, SHEET);
  await page.getByText('Play with buttons').click();
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.point);
  await page.locator('.cell[tabindex="0"]').focus();
  const press = async (key: string, times = 1) => {
    for (let presses = 0; presses < times; presses += 1) await page.keyboard.press(key);
  };
  const walkTo = async (x: number, y: number) => {
    const [, column, row] = /\((-?\d+);(-?\d+)\)/.exec((await focused()) ?? '') ?? [];
    const [right, up] = [x - Number(column), y - Number(row)];
    await press(right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
    await press(up > 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(up));
    const moves = await play.moveCount();
    await page.keyboard.press('Enter');
    await play.expectMoves(moves + 1);
  };
  await walkTo(0, 0);
  await expect(play.live).toContainText('Black column 0, row 0');
  await walkTo(0, -30);
  await expect(play.live).toContainText('White column 0, row minus 30');
  await expect(page.locator('.cell[data-point="(0;-30)"]')).toHaveAccessibleName(
    'column 0, row minus 30, white, move 2',
  );
  const cells = await page.locator('.cell').count();
  await press('-');
  expect(await page.locator('.cell').count()).toBeGreaterThan(cells);
  expect(await focused()).toBe('(0;-30)');
  await press('+');
  for (const column of [1, 2, 3]) {
    await walkTo(column, -28);
    await walkTo(column, -30);
  }
  await walkTo(4, -28);
  await walkTo(4, -30);
  await expect(play.prompt).toHaveText('White wins with five in a row.');
  await expectAccessible(page);
});

test('the buttons of the window, by keyboard', async ({ page }) => {
  const play = await PlayPage.resumeBeside(page, { ...SHEET, transcript: '(0;0) (1;1)' });
  await play.button('Look closer').focus();
  await page.keyboard.press('+');
  await expect(play.live).toContainText(/^Columns minus \d+ to \d+, rows minus \d+ to \d+\.$/);
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('ArrowUp');
  await play.button('Back to the stones').press('Enter');
  await expect(play.button('Back to the stones')).toHaveCount(0);
  await expectAccessible(page);
});

test('by a link: both see what is played, wherever it is, and so do those who watch', async ({
  browser,
  page,
  baseURL,
}) => {
  await page.goto('/');
  const { url, watch_url: watchUrl } = await page.evaluate(async () => {
    const setting = { rules: 'endless', size: null, opening: null, options: {} };
    const answer = await fetch('/api/rooms', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ setting }),
    });
    return answer.json();
  });
  const stranger = async (address: string) => {
    const context = await browser.newContext({ baseURL, locale: 'en-GB', reducedMotion: 'reduce' });
    const opened = new GamePage(await context.newPage());
    await opened.page.goto(address);
    return opened;
  };
  const creator = new GamePage(page);
  await page.goto(url);
  const guest = await stranger(url);
  await guest.button('Join').click();
  await creator.play('(0;0)', 'black');
  await expect(guest.live).toContainText('Black column 0, row 0');
  await typed(guest.page, '(-50;60)');
  await creator.expectStone('(-50;60)', 'white');
  const spectator = await stranger(watchUrl);
  await spectator.expectStone('(-50;60)', 'white');
  for (const { page: seen } of [creator, guest, spectator]) {
    await expect(seen.getByRole('button', { name: 'Back to the stones' })).toHaveCount(0);
    await expect(seen.getByRole('button', { name: 'Look closer' })).toBeVisible();
  }
  await creator.play('(-49;60)', 'black');
  await spectator.expectStone('(-49;60)', 'black');
  await expectAccessible(spectator.page);
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a finger pulls the sheet, two look closer, the second tap places; the page still scrolls', async ({
    page,
  }) => {
    const play = await PlayPage.open(page);
    await play.start({ ...SHEET, mode: 'beside' });
    await expectNoSidewaysScroll(page);
    await play.tap('(0;0)');
    await expect(page.locator('.ghost')).toHaveAttribute('data-point', '(0;0)');
    await play.tap('(0;0)');
    await play.expectStone('(0;0)', 'black');

    const { x, y } = await middleOf(page);
    const { touch, swipe } = await fingers(page);
    await play.tap('(2;0)');
    await expect(page.locator('.ghost')).toHaveAttribute('data-point', '(2;0)');
    const before = await viewBox(page);
    await swipe({ x, y }, { x: x - 100, y: y - 48 });
    const after = await viewBox(page);
    expect(after[0]).toBeGreaterThan((before[0] ?? 0) + 200);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('.ghost')).toHaveAttribute('data-point', '(2;0)');
    await play.tap('(2;0)');
    await play.expectStone('(2;0)', 'white');

    const wide = (await viewBox(page))[2] ?? 0;
    await touch('touchStart', { x: x - 40, y }, { x: x + 40, y });
    await touch('touchMove', { x: x - 60, y }, { x: x + 60, y });
    await touch('touchMove', { x: x - 80, y }, { x: x + 80, y });
    await touch('touchEnd');
    expect((await viewBox(page))[2]).toBeLessThan(wide);
    await play.expectMoves(2);

    await swipe({ x: 180, y: 700 }, { x: 180, y: 520 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
  test('a five far away from the last stone, and back', async ({ page }) => {
    const transcript = '(0;0) (30;0) (0;2) (31;0) (2;0) (32;0) (4;4) (33;0) (-6;-3)';
    const play = await PlayPage.resumeBeside(page, { ...SHEET, transcript });
    const { x, y } = await middleOf(page);
    const { swipe } = await fingers(page);
    const isSeen = async (point: string) => {
      const place = await play.place(point);
      return place.x > x - 120 && place.x < x + 160;
    };
    for (let swipes = 0; swipes < 12 && !(await isSeen('(34;0)')); swipes += 1) {
      await swipe({ x: x + 120, y }, { x: x - 120, y });
    }
    await expect(play.button('Back to the stones')).toBeVisible();
    await play.tap('(34;0)');
    await expect(play.prompt).toContainText('(34;0)?');
    await play.tap('(34;0)');
    await expect(play.prompt).toHaveText('White wins with five in a row.');
    await expect(page.locator('.row-rim')).toHaveCount(5);
    for (let swipes = 0; swipes < 3; swipes += 1) {
      await swipe({ x, y: y - 140 }, { x, y: y + 120 });
    }
    await play.button('Back to the stones').tap();
    await expect(play.button('Back to the stones')).toHaveCount(0);
    await expectAccessible(page);
  });
});
