// The play page: its panel, then the game.
import { expect, type Page } from '@playwright/test';
import { GamePage } from './game-page';

/** What a person chooses on the panel. */
export interface Chosen {
  /** Any rule set; a rare one is taken from the list of all. */
  readonly rules?: string;
  readonly opening?: string;
  /** Options by their keys. */
  readonly options?: Readonly<Record<string, string>>;
  readonly mode: 'cpu' | 'beside' | 'link';
  readonly level?: 'easy' | 'medium' | 'hard' | 'master';
  readonly side?: 'first' | 'second';
  readonly opens?: 'creator' | 'guest' | 'lot';
}

/** A game against the CPU as the page keeps it. */
export interface Kept {
  readonly rules?: string;
  readonly opening?: string;
  readonly transcript: string;
  readonly level: 'easy' | 'medium' | 'hard' | 'master';
  readonly you: 'first' | 'second';
  readonly seed?: number;
}

/** A game beside each other as the page keeps it. */
export interface KeptBeside {
  readonly rules: string;
  readonly size?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly transcript?: string;
}

/** The play page. */
export class PlayPage extends GamePage {
  static async open(page: Page, query = '?seed=7'): Promise<PlayPage> {
    await page.goto(`/${query}`);
    const play = new PlayPage(page);
    await expect(page.locator('.panel, .actions').first()).toBeVisible();
    return play;
  }

  private async pick(group: string, value: string | undefined): Promise<void> {
    if (value === undefined) return;
    await this.page.locator(`label:has(> input[name="${group}"][value="${value}"])`).click();
  }

  /** Chooses one of many from its picture. */
  async pickFromList(chooser: 'rules' | 'opening', id: string): Promise<void> {
    await this.page.locator(`[data-chooser="${chooser}"]`).click();
    await this.page.locator(`[data-item="${id}"]`).click();
    await expect(this.page.locator('.dialog')).toHaveCount(0);
  }

  /** Chooses on the panel and starts. */
  async start(chosen: Chosen): Promise<void> {
    const { rules, opening, options = {}, mode, level, side, opens } = chosen;
    if (rules) await this.pickFromList('rules', rules);
    if (opening) await this.pickFromList('opening', opening);
    for (const [key, value] of Object.entries(options)) {
      await this.page.locator(`#option-${key}`).selectOption(value);
    }
    await this.pick('mode', mode);
    await this.pick('level', level);
    await this.pick('side', side);
    await this.pick('opens', opens);
    await this.page.locator('.start').click();
    if (mode === 'link') await this.page.waitForURL(/\/r\//);
    else await expect(this.page.locator('.actions')).toBeVisible();
  }

  /** Opens the page on a game against the CPU that this browser has kept. */
  static async resume(page: Page, kept: Kept): Promise<PlayPage> {
    const { rules = 'freestyle', opening = 'none', transcript, level, you, seed = 1 } = kept;
    const setting = { rules, size: 15, opening, options: {} };
    return PlayPage.restore(page, setting, transcript, { kind: 'cpu', level, you, seed });
  }

  /** Opens the page on a kept game of two people beside each other. */
  static async resumeBeside(
    page: Page,
    { transcript = '', ...rest }: KeptBeside,
  ): Promise<PlayPage> {
    const setting = { size: null, opening: 'none', options: {}, ...rest };
    return PlayPage.restore(page, setting, transcript, { kind: 'beside' });
  }

  private static async restore(
    page: Page,
    setting: object,
    transcript: string,
    rival: object,
  ): Promise<PlayPage> {
    const game = { setting, transcript, rival };
    await page.goto('/about-to-resume');
    await page.evaluate((text) => localStorage.setItem('narabe.game', text), JSON.stringify(game));
    return PlayPage.open(page);
  }
}
