/** One thing to choose from. */
export interface Option<Value extends string | number = string | number> {
  value: Value;
  /** What is shown, typed ahead and searched in. */
  label: string;
  /** A muted word at the right end, e.g. a code. */
  hint?: string;
  /** Other words by which a `ComboBox` finds it, such as its name in the other language. */
  keywords?: string;
  isDisabled?: boolean;
}
