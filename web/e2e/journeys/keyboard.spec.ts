// A whole game without mouse and without sight: focus, keys, and what is said.
import type { Page } from '@playwright/test';
import { advised } from '../fixtures/hands';
import { expect, expectAccessible, test } from '../fixtures/test';
import { PlayPage } from '../pages/play-page';

/** Presses Tab until the focus is on what the selector names. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`Tab does not reach ${selector}`);
}

/** Goes to a point of the table by arrow keys and presses Enter there. */
async function playByKeys(page: Page, point: string): Promise<void> {
  const from = await page.evaluate(
    () => (document.activeElement as HTMLElement).dataset.point ?? '',
  );
  const walk = async (steps: number, forth: string, back: string) => {
    for (let left = Math.abs(steps); left > 0; left -= 1) {
      await page.keyboard.press(steps > 0 ? forth : back);
    }
  };
  await walk(point.charCodeAt(0) - from.charCodeAt(0), 'ArrowRight', 'ArrowLeft');
  await walk(Number(point.slice(1)) - Number(from.slice(1)), 'ArrowUp', 'ArrowDown');
  await page.keyboard.press('Enter');
}

test('a whole game by keyboard alone', async ({ page }) => {
  const play = await PlayPage.open(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
  await tabTo(page, 'input[name="mode"]');
  await page.keyboard.press('Space');
  await tabTo(page, '.start');
  await page.keyboard.press('Enter');

  await tabTo(page, '.fold > summary');
  await page.keyboard.press('Enter');
  await tabTo(page, '.cell');
  await expect(page.getByRole('gridcell', { name: 'H8, empty' }).getByRole('button')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(page.locator('[data-point="a15"].cell')).toBeFocused();
  await expectAccessible(page);

  await play.playOut(advised('freestyle'), (point) => playByKeys(page, point));
  await expect(play.prompt).toContainText('You won!');
  await expect(play.live).toContainText(/^Black [A-O]\d+\. Black wins with five in a row\./);
  await expect(play.lastMove).toHaveText(/^Black [A-O]\d+$/);
});

test('moves are typed, said aloud, and shown in the table', async ({ page }) => {
  const play = await PlayPage.open(page);
  await play.start({ mode: 'beside' });
  const field = page.getByLabel('Type a move');
  await field.fill('H8');
  await field.press('Enter');
  await expect(play.live).toContainText('Black H8');
  await field.fill('z99');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('“z99” is no point of this board');
  await field.fill('pass');
  await field.press('Enter');
  await expect(play.lastMove).toHaveText('White passes');

  await page.getByText('Play with buttons').click();
  const cell = page.locator('.cell[data-point="h8"]');
  await expect(cell).toHaveAccessibleName('H8, black, move 1');
  await cell.focus();
  await expect(page.locator('.cursor')).toHaveCount(1);
  await page.keyboard.press('l');
  await expect(play.live).toContainText('White passes');
  await page.keyboard.press('m');
  await expect(play.live).toContainText('Black H8, White passes');
});
