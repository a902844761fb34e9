/** Keeps a value that handlers read and write and no rendering depends on. */
export function createHolder<Value>() {
  let held: Value | null = null;
  return {
    now: () => held,
    hold: (value: Value | null) => {
      held = value;
    },
  };
}
