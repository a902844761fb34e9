/** What a part is found by: its role, and its accessible name in any language. */
export interface PartOptions<Part> {
  name?: string | RegExp;
  /** Where to look. @default the whole page */
  inside?: Part;
  /** What it contains: a row is found by its head. */
  holding?: { role: string; name: string | RegExp };
  /** Which of several, from 1. @default the only one */
  place?: number;
}

/**
 * The few things that page objects ask of a test tool. `playwrightDriver` and `testingLibraryDriver` are two of them; for another tool write your own.
 * A part is looked for when something is done with it, not before.
 */
export interface Driver<Part> {
  part(role: string, options?: PartOptions<Part>): Part;
  /** A field by its label, where it has no role, as for a password. */
  field(label: RegExp): Part;
  click(part: Part): Promise<void>;
  /** Sets a checkbox or radio button, which may be drawn by something beside it. */
  check(part: Part): Promise<void>;
  /** Presses a key, or several at once such as `Control+s`, where the focus is moved first. */
  press(part: Part, key: string): Promise<void>;
  /** Replaces what a text field holds. */
  write(part: Part, text: string): Promise<void>;
  /** What a text field holds. */
  read(part: Part): Promise<string>;
  /** Whether the part is there now. */
  has(part: Part): Promise<boolean>;
  /** Selects an option of a select by its words. */
  select(part: Part, option: string): Promise<void>;
  /** Waits until the part is gone. */
  gone(part: Part): Promise<void>;
}
