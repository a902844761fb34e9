import type { Driver } from './Driver';

/** As much of Playwright's `Locator` as is needed; this package does not install Playwright. */
interface LocatorLike {
  click(): Promise<void>;
  check(options: { force: true }): Promise<void>;
  fill(text: string): Promise<void>;
  selectOption(option: { label: string }): Promise<unknown>;
  waitFor(options: { state: 'hidden' }): Promise<void>;
}

/** A `Page`, or a `Locator` inside of which the widgets are. */
interface PlaceLike<Locator> {
  getByRole(role: never, options?: { name?: string | RegExp }): Locator;
  getByLabel(label: RegExp): Locator;
}

/** Drives page objects in Playwright; their parts are its locators, which `expect` takes. */
export function playwrightDriver<Locator extends LocatorLike & PlaceLike<Locator>>(place: PlaceLike<Locator>): Driver<Locator> {
  return {
    part: (role, { name, inside } = {}) => (inside ?? place).getByRole(role as never, name === undefined ? {} : { name }),
    field: (label) => place.getByLabel(label),
    click: (part) => part.click(),
    check: (part) => part.check({ force: true }),
    write: (part, text) => part.fill(text),
    async select(part, option) {
      await part.selectOption({ label: option });
    },
    gone: (part) => part.waitFor({ state: 'hidden' }),
  };
}
