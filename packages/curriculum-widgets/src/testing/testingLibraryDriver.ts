import type { Driver } from './Driver';

/** An element that is looked for each time it is needed. */
export interface FoundElement {
  /** Waits until it is there. */
  find(): Promise<HTMLElement>;
  /** Null while it is not there. */
  query(): HTMLElement | null;
}

/** As much of Testing Library as is needed; this package does not install it. */
export interface TestingLibrary {
  /** `within` of `@testing-library/dom` or of the package for your framework. */
  within(element: HTMLElement): {
    queryAllByRole(role: string, options?: { name?: string | RegExp }): HTMLElement[];
    findByLabelText(label: RegExp, options: { selector: string }): Promise<HTMLElement>;
    queryByLabelText(label: RegExp, options: { selector: string }): HTMLElement | null;
  };
  waitFor(check: () => void, options?: { timeout: number }): Promise<void>;
  /** `userEvent.setup()` of `@testing-library/user-event`. */
  user: {
    click(element: HTMLElement): Promise<void>;
    keyboard(keys: string): Promise<void>;
    clear(element: HTMLElement): Promise<void>;
    type(element: HTMLElement, text: string): Promise<void>;
    selectOptions(element: HTMLElement, option: string): Promise<void>;
  };
}

/** As Playwright waits for what it expects; a save with its reply takes more than the second that Testing Library waits. */
const patience = { timeout: 5000 };

/** A form may be called as one of its fields is. */
const fields = { selector: 'input, textarea' };

/** Drives page objects with Testing Library; their parts are found by `find()` and `query()`. */
export function testingLibraryDriver({ within, waitFor, user }: TestingLibrary, body = document.body): Driver<FoundElement> {
  function only(elements: readonly HTMLElement[], what: string): HTMLElement | null {
    if (elements.length > 1) throw new Error(`There are ${elements.length} parts that are ${what}.`);
    return elements[0] ?? null;
  }

  return {
    part(role, { name, inside, holding, place } = {}) {
      function query(): HTMLElement | null {
        const where = inside ? inside.query() : body;
        if (!where) return null;
        const found = within(where).queryAllByRole(role, { name });
        const held = holding ? found.filter((one) => within(one).queryAllByRole(holding.role, { name: holding.name }).length > 0) : found;
        return place === undefined ? only(held, [role, name, holding?.name].filter(Boolean).join(' ')) : (held[place - 1] ?? null);
      }
      async function find() {
        let found: HTMLElement | null = null;
        await waitFor(() => {
          found = query();
          if (!found) throw new Error(`There is no ${[role, name, holding?.name].filter(Boolean).join(' ')}.`);
        }, patience);
        return found!;
      }
      return { find, query };
    },
    field: (label) => ({
      find: () => within(body).findByLabelText(label, fields),
      query: () => within(body).queryByLabelText(label, fields),
    }),
    async click(part) {
      await user.click(await part.find());
    },
    async check(part) {
      await user.click(await part.find());
    },
    async press(part, key) {
      const element = await part.find();
      if (!element.contains(document.activeElement)) element.focus();
      await user.keyboard(keysOf(key));
    },
    async write(part, text) {
      const field = await part.find();
      await user.clear(field);
      // Braces and brackets are keys to user-event where they are not doubled.
      await user.type(field, text.replace(/[{[]/g, '$&$&'));
    },
    async read(part) {
      return ((await part.find()) as HTMLInputElement).value;
    },
    has: async (part) => part.query() !== null,
    async select(part, option) {
      await user.selectOptions(await part.find(), option);
    },
    async gone(part) {
      await waitFor(() => {
        if (part.query()) throw new Error('A part of the page is still there.');
      }, patience);
    },
  };
}

/** `Control+s` as user-event writes it. */
function keysOf(key: string): string {
  const held = key.split('+');
  const last = held.pop()!;
  return [...held.map((one) => `{${one}>}`), `{${last}}`, ...held.toReversed().map((one) => `{/${one}}`)].join('');
}
