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
    findByRole(role: string, options?: { name?: string | RegExp }): Promise<HTMLElement>;
    queryByRole(role: string, options?: { name?: string | RegExp }): HTMLElement | null;
    findByLabelText(label: RegExp): Promise<HTMLElement>;
    queryByLabelText(label: RegExp): HTMLElement | null;
  };
  waitFor(check: () => void): Promise<void>;
  /** `userEvent.setup()` of `@testing-library/user-event`. */
  user: {
    click(element: HTMLElement): Promise<void>;
    clear(element: HTMLElement): Promise<void>;
    type(element: HTMLElement, text: string): Promise<void>;
    selectOptions(element: HTMLElement, option: string): Promise<void>;
  };
}

/** Drives page objects with Testing Library; their parts are found by `find()` and `query()`. */
export function testingLibraryDriver({ within, waitFor, user }: TestingLibrary, body = document.body): Driver<FoundElement> {
  return {
    part: (role, { name, inside } = {}) => ({
      async find() {
        return await within((await inside?.find()) ?? body).findByRole(role, { name });
      },
      query() {
        const place = inside ? inside.query() : body;
        return place && within(place).queryByRole(role, { name });
      },
    }),
    field: (label) => ({
      find: () => within(body).findByLabelText(label),
      query: () => within(body).queryByLabelText(label),
    }),
    async click(part) {
      await user.click(await part.find());
    },
    async check(part) {
      await user.click(await part.find());
    },
    async write(part, text) {
      const field = await part.find();
      await user.clear(field);
      // Braces and brackets are keys to user-event where they are not doubled.
      await user.type(field, text.replace(/[{[]/g, '$&$&'));
    },
    async select(part, option) {
      await user.selectOptions(await part.find(), option);
    },
    async gone(part) {
      await waitFor(() => {
        if (part.query()) throw new Error('A part of the page is still there.');
      });
    },
  };
}
