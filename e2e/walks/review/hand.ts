import { expect, type BrowserContext, type Locator } from '@playwright/test';
import { tabTo } from '../../support/keyboard';

/** How somebody works a page: by mouse, or by keyboard alone. */
export interface Hand {
  /** Presses a button, a link or a tab. */
  press(target: Locator): Promise<void>;
  /** Writes a text in place of what a field holds. */
  write(target: Locator, text: string): Promise<void>;
  /** Gives a day, as `2027-12-31`. */
  date(target: Locator, day: string): Promise<void>;
  /** Ticks or clears a checkbox. */
  tick(target: Locator, isTicked?: boolean): Promise<void>;
  /** Takes one of several radio buttons. */
  choose(target: Locator): Promise<void>;
}

/** Notes what a pointer does in the pages of a browser from now on; moves are left out, for browsers make some by themselves where a page changes under a resting pointer. */
export async function notePointing(context: BrowserContext): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  await context.exposeFunction('notePointing', (event: string) => void seen.add(event));
  await context.addInitScript(() => {
    const note = (type: string) => (window as unknown as { notePointing(type: string): void }).notePointing(type);
    const handle = ({ type, isTrusted }: Event) => void (isTrusted && note(type));
    for (const event of ['pointerdown', 'mousedown', 'touchstart', 'wheel'])
      window.addEventListener(event, handle, { capture: true, passive: true });
  });
  return seen;
}

export const byMouse: Hand = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  date: (target, day) => target.fill(day),
  tick: (target, isTicked = true) => target.setChecked(isTicked, { force: true }),
  choose: (target) => target.check({ force: true }),
};

export const byKeyboard: Hand = {
  async press(target) {
    await tabTo(target.page(), target);
    await target.page().keyboard.press('Enter');
  },
  async write(target, text) {
    const { keyboard } = target.page();
    await tabTo(target.page(), target);
    await keyboard.press('Control+a');
    await keyboard.type(text);
  },
  async date(target, day) {
    const { keyboard } = target.page();
    const [year = '', month = '', date = ''] = day.split('-');
    await tabTo(target.page(), target);
    // In the order of the language of the browser itself, which may be another one than that of the page.
    for (const parts of [
      [year, month, date],
      [month, date, year],
    ]) {
      for (const part of parts) {
        await keyboard.type(part);
        // The year takes more than four digits; a month and a day lead on by themselves.
        if (part === year && part !== parts.at(-1)) await keyboard.press('ArrowRight');
      }
      if ((await target.inputValue()) === day) return;
      for (let step = 0; step < 2; step += 1) await keyboard.press('ArrowLeft');
    }
    await expect(target).toHaveValue(day);
  },
  async tick(target, isTicked = true) {
    if ((await target.isChecked()) === isTicked) return;
    await tabTo(target.page(), target);
    await target.page().keyboard.press('Space');
    await expect(target).toBeChecked({ checked: isTicked });
  },
  async choose(target) {
    const { keyboard } = target.page();
    // The Tab key comes to a group once: to what is chosen in it, or to its first.
    const group = target.page().getByRole('radiogroup').filter({ has: target });
    await expect(target).toBeVisible();
    for (let press = 0; press < 150 && !(await group.locator(':focus').count()); press += 1) await keyboard.press('Tab');
    await keyboard.press('Space');
    for (let press = 0; press < 10 && !(await target.isChecked()); press += 1) await keyboard.press('ArrowDown');
    await expect(target).toBeChecked();
  },
};
