// Every page in every language: an axe audit, no sideways scroll, a picture in light and dark.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test';
import { PlayPage } from '../pages/play-page';

const LANGUAGES = ['en', 'es', 'ro', 'pl'] as const;
const SIZES = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

/** Makes a room with a game of its own and gives its path. */
async function makeRoom(page: Page): Promise<string> {
  await page.goto('/');
  return page.evaluate(async () => {
    const setting = { rules: 'renju', size: 15, opening: null, options: {} };
    const answer = await fetch('/api/rooms', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ setting }),
    });
    const { url } = await answer.json();
    return new URL(url, location.origin).pathname as string;
  });
}

for (const lang of LANGUAGES) {
  test(`each page in ${lang}`, async ({ page, browser, baseURL }) => {
    const audit = async (audited: Page) => {
      await expect(audited.locator('html')).toHaveAttribute('lang', lang);
      await expectAccessible(audited);
      for (const { width, height } of SIZES) {
        await audited.setViewportSize({ width, height });
        await expectNoSidewaysScroll(audited);
      }
    };
    const room = await makeRoom(page);
    const play = await PlayPage.open(page, `?lang=${lang}&seed=7`);
    await play.start({ rules: 'renju', mode: 'cpu' });
    await play.button(/.+/).first().waitFor();
    await page.locator('.fold > summary').click();
    await audit(page);
    await page.goto(room);
    await expect(page.locator('.invitation .qr')).toBeVisible();
    await audit(page);
    await page.goto('/no-such-page');
    await audit(page);

    const guest = await (await browser.newContext({ baseURL, locale: lang })).newPage();
    await guest.goto('/');
    await expect(guest.locator('.panel')).toBeVisible();
    await audit(guest);
    await guest.goto(room);
    await audit(guest);
  });
}

test('the panel, as a screen reader finds it', async ({ page }) => {
  await PlayPage.open(page);
  await page.locator('label:has(> input[value="cpu"])').click();
  await expect(page.locator('main')).toMatchAriaSnapshot({ name: 'panel.aria.yml' });
});

test('without scripts the board is there, and the page says what it needs', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('.board-picture')).toBeVisible();
  await expect(page.locator('noscript p')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name, width, height } of SIZES) {
    test(`pictures: ${name}, ${colorScheme}`, async ({ page }, info) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const picture = async (what: string) => {
        const path = info.outputPath(`${what}-${name}-${colorScheme}.png`);
        await page.screenshot({ path });
        await info.attach(what, { path });
      };
      const play = await PlayPage.open(page);
      await picture('panel');
      // In light it is audited in every language.
      if (colorScheme === 'dark') await expectAccessible(page);
      await play.start({ rules: 'renju', mode: 'beside' });
      for (const [index, point] of ['h8', 'h9', 'i10', 'g9', 'i9'].entries()) {
        await play.play(point, index % 2 ? 'white' : 'black');
      }
      await picture('game');
      if (colorScheme === 'dark') await expectAccessible(page);
    });
  }
}
