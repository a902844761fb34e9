/** How many acts can be taken back. */
export const HISTORY_LIMIT = 200;

/** A value with what it was before and what was taken back. */
export interface History<Value> {
  past: readonly Value[];
  present: Value;
  future: readonly Value[];
}

/** A history that begins here. */
export function historyOf<Value>(present: Value): History<Value> {
  return { past: [], present, future: [] };
}

/** One act more; what was taken back before it is gone. */
export function recorded<Value>({ past, present }: History<Value>, next: Value): History<Value> {
  return { past: [...past, present].slice(-HISTORY_LIMIT), present: next, future: [] };
}

/** One act back; nothing happens at the beginning. */
export function undone<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history;
  const earlier = past.at(-1);
  return earlier === undefined ? history : { past: past.slice(0, -1), present: earlier, future: [present, ...future] };
}

/** One act forward again; nothing happens at the end. */
export function redone<Value>(history: History<Value>): History<Value> {
  const [later, ...future] = history.future;
  return later === undefined ? history : { past: [...history.past, history.present], present: later, future };
}

/** The same change to every step, for what came from elsewhere and is no act of this person. */
export function mapHistory<Value>({ past, present, future }: History<Value>, change: (value: Value) => Value): History<Value> {
  return { past: past.map(change), present: change(present), future: future.map(change) };
}
