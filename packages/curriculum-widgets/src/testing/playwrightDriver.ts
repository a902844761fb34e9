import type { Driver } from './Driver';

/** As much of Playwright's `Locator` as is needed; this package does not install Playwright. */
interface LocatorLike<Locator> {
  page(): PlaceLike<Locator>;
  filter(options: { has: Locator }): Locator;
  nth(index: number): Locator;
  click(): Promise<void>;
  press(key: string): Promise<void>;
  inputValue(): Promise<string>;
  isVisible(): Promise<boolean>;
  scrollIntoViewIfNeeded(): Promise<void>;
  check(options: { force: true }): Promise<void>;
  fill(text: string): Promise<void>;
  selectOption(option: { label: string }): Promise<unknown>;
  waitFor(options: { state: 'hidden' }): Promise<void>;
}

/** A `Page`, or a `Locator` inside of which the widgets are. */
interface PlaceLike<Locator> {
  getByRole(role: never, options?: { name?: string | RegExp }): Locator;
}

/** Drives page objects in Playwright; their parts are its locators, which `expect` takes. */
export function playwrightDriver<Locator extends LocatorLike<Locator> & PlaceLike<Locator>>(place: PlaceLike<Locator>): Driver<Locator> {
  // What a part contains is looked for from the part on, never from the place of all parts.
  const page = 'page' in place ? (place as unknown as Locator).page() : place;
  const named = (where: PlaceLike<Locator>, role: string, name: string | RegExp | undefined) =>
    where.getByRole(role as never, name === undefined ? {} : { name });
  return {
    part(role, { name, inside, holding, place: which } = {}) {
      const all = named(inside ?? place, role, name);
      const held = holding ? all.filter({ has: named(page, holding.role, holding.name) }) : all;
      return which === undefined ? held : held.nth(which - 1);
    },
    // To Playwright a password is a text box, and a form that is called as its field is none.
    field: (label) => named(place, 'textbox', label),
    click: (part) => part.click(),
    async check(part) {
      // Whatever is drawn beside it may cover it, so it is pressed by its place, which is awaited first: a dialog may still be rising.
      await part.scrollIntoViewIfNeeded();
      await part.check({ force: true });
    },
    press: (part, key) => part.press(key),
    read: (part) => part.inputValue(),
    has: (part) => part.isVisible(),
    write: (part, text) => part.fill(text),
    async select(part, option) {
      await part.selectOption({ label: option });
    },
    gone: (part) => part.waitFor({ state: 'hidden' }),
  };
}
