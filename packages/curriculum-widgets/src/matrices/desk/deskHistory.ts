/** How many acts can be taken back. */
export const HISTORY_LIMIT = 200;

/** A value with what it was before and what was taken back. */
export interface DeskHistory<Value> {
  past: readonly Value[];
  present: Value;
  future: readonly Value[];
}

/** A history that begins here. */
export function historyOf<Value>(present: Value): DeskHistory<Value> {
  return { past: [], present, future: [] };
}

/** One act more; what was taken back before it is gone. */
export function recorded<Value>({ past, present }: DeskHistory<Value>, next: Value): DeskHistory<Value> {
  return { past: [...past, present].slice(-HISTORY_LIMIT), present: next, future: [] };
}

/** One act back; nothing happens at the beginning. */
export function undone<Value>(history: DeskHistory<Value>): DeskHistory<Value> {
  const { past, present, future } = history;
  const earlier = past.at(-1);
  return earlier === undefined ? history : { past: past.slice(0, -1), present: earlier, future: [present, ...future] };
}

/** One act forward again; nothing happens at the end. */
export function redone<Value>(history: DeskHistory<Value>): DeskHistory<Value> {
  const [later, ...future] = history.future;
  return later === undefined ? history : { past: [...history.past, history.present], present: later, future };
}

/** The same change to every step, for what came from elsewhere and is no act of this person. */
export function mapHistory<Value>({ past, present, future }: DeskHistory<Value>, change: (value: Value) => Value): DeskHistory<Value> {
  return { past: past.map(change), present: change(present), future: future.map(change) };
}
