// A game on a page, as a person sees and handles it. Every page with a board has these.
import { expect, type Locator, type Page } from '@playwright/test';

/** The distance between two lines in the picture, whose origin is the point a1 or the first stone. */
const CELL = 100;

/** Column and row of a point: "h8", "(3;-2)". */
function spotOf(point: string): { readonly x: number; readonly y: number } {
  const [, x, y] = /^\((-?\d+);(-?\d+)\)$/.exec(point) ?? [];
  if (x !== undefined) return { x: Number(x), y: Number(y) };
  return { x: point.charCodeAt(0) - 'a'.charCodeAt(0), y: Number(point.slice(1)) - 1 };
}

/** A game on a page. */
export class GamePage {
  readonly board: Locator;
  readonly prompt: Locator;
  readonly lastMove: Locator;
  readonly live: Locator;

  constructor(readonly page: Page) {
    this.board = page.locator('.board-frame .board-picture');
    this.prompt = page.locator('.prompt');
    this.lastMove = page.getByTestId('last-move');
    this.live = page.getByTestId('live');
  }

  /** Where a point lies in the window. */
  async place(point: string): Promise<{ readonly x: number; readonly y: number }> {
    const box = await this.board.boundingBox();
    const [left, top, extent] =
      (await this.board.getAttribute('viewBox'))?.split(' ').map(Number) ?? [];
    if (!box || left === undefined || top === undefined || !extent) throw new Error('no board');
    const { x, y } = spotOf(point);
    const across = (x * CELL - left) / extent;
    const down = (-y * CELL - top) / extent;
    return { x: box.x + box.width * across, y: box.y + box.height * down };
  }

  /** Presses a point with the mouse. */
  async click(point: string): Promise<void> {
    const { x, y } = await this.place(point);
    await this.page.mouse.click(x, y);
  }

  /** Touches a point with a finger. */
  async tap(point: string): Promise<void> {
    const { x, y } = await this.place(point);
    await this.page.touchscreen.tap(x, y);
  }

  stone(point: string): Locator {
    return this.page.locator(`.stones [data-point="${point}"]`);
  }

  async expectStone(point: string, color: 'black' | 'white'): Promise<void> {
    await expect(this.stone(point)).toHaveClass(new RegExp(`\\b${color}\\b`));
  }

  /** Places a stone with the mouse and sees it lie there. */
  async play(point: string, color: 'black' | 'white'): Promise<void> {
    await this.click(point);
    await this.expectStone(point, color);
  }

  /** The moves on the board, as a transcript. */
  async transcript(): Promise<string> {
    const texts = await this.page.locator('.move').allInnerTexts();
    return texts
      .map((text) =>
        text
          .replace(/^\d+\s*/, '')
          .trim()
          .toLowerCase(),
      )
      .join(' ');
  }

  async moveCount(): Promise<number> {
    return this.page.locator('.move').count();
  }

  /** Waits until so many moves are made. */
  async expectMoves(count: number): Promise<void> {
    await expect(this.page.locator('.move')).toHaveCount(count);
  }

  /** Places the first stones of a game, each once the one before it lies there. */
  async placeFirst(points: readonly string[]): Promise<void> {
    for (const [index, point] of points.entries()) {
      await this.click(point);
      await this.expectMoves(index + 1);
    }
  }

  /** The answers that an opening asks for beside the board. */
  get answers(): Locator {
    return this.page.getByTestId('answers');
  }

  /** Answers an opening's question by the button with this name. */
  async answer(name: string | RegExp): Promise<void> {
    await this.answers.getByRole('button', { name }).click();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Is it over? */
  async isOver(): Promise<boolean> {
    return this.page.locator('.stepper').isVisible();
  }

  /** Waits until more than so many moves are made, and the person here may place again or the game is over. */
  async expectTurnAfter(moves: number): Promise<void> {
    await expect
      .poll(
        async () => {
          const isMine = await this.page.locator('.board-picture.is-placing').isVisible();
          return (await this.moveCount()) > moves && (isMine || (await this.isOver()));
        },
        { timeout: 30_000 },
      )
      .toBe(true);
  }

  /** Plays a game to its end: `choose` names the next point, `place` puts the stone there. */
  async playOut(
    choose: (transcript: string) => string,
    place: (point: string) => Promise<void> = (point) => this.click(point),
  ): Promise<void> {
    for (let turn = 0; turn < 100 && !(await this.isOver()); turn += 1) {
      const moves = await this.moveCount();
      await place(choose(await this.transcript()));
      await this.expectTurnAfter(moves);
    }
  }
}
