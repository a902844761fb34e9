/** What a part is found by: its role, and its accessible name in any language. */
export interface PartOptions<Part> {
  name?: string | RegExp;
  /** Where to look. @default the whole page */
  inside?: Part;
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
  /** Replaces what a text field holds. */
  write(part: Part, text: string): Promise<void>;
  /** Selects an option of a select by its words. */
  select(part: Part, option: string): Promise<void>;
  /** Waits until the part is gone. */
  gone(part: Part): Promise<void>;
}
