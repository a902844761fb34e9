import { relateValues, type Relate, type Support } from '@college/curriculum-model';

/** An item that a cell holds. */
export interface TransferEntry {
  id: number;
  relate: Support;
}

/** An item of the result: what the cell holds, and with -1 what it no longer holds (core §9). */
export interface TransferChange {
  id: number;
  relate: Relate;
}

/**
 * Where each item is, by its position in the list. One strength an item, so that it can never be in two groups.
 * Arrays are replaced, never changed.
 */
export interface TransferState {
  readonly places: Int8Array;
  /** 1 where an item is chosen for the next move. */
  readonly chosen: Uint8Array;
  /** Kept up with each event: counting all items would cost more than the event. */
  readonly counts: TransferCounts;
  /** How many items the latest move, undone or not, put elsewhere. */
  readonly moved: number;
  readonly past: readonly Int8Array[];
  readonly future: readonly Int8Array[];
}

type Groups = Readonly<Record<Group, number>>;
type Group = 'none' | 'strong' | 'weak';

/** How many items are where, and how many of them are chosen. */
export interface TransferCounts extends Groups {
  readonly chosen: Groups;
}

export type TransferEvent =
  | { type: 'moved'; items: ArrayLike<number>; to: Relate }
  | { type: 'chosenChanged'; items: ArrayLike<number>; to: boolean | 'inverted' }
  | { type: 'undone' }
  | { type: 'redone' };

const historyLimit = 100;

/** The state in which the picker opens: every item where the cell holds it. */
export function openTransfer(ids: ArrayLike<number>, held: readonly TransferEntry[]): TransferState {
  const relates = new Map<number, Relate>(held.map(({ id, relate }) => [id, relate]));
  const places = new Int8Array(ids.length).fill(relateValues.none);
  if (relates.size > 0) for (let at = 0; at < places.length; at += 1) places[at] = relates.get(ids[at]!) ?? relateValues.none;
  const opened = { places, chosen: new Uint8Array(ids.length) };
  return { ...opened, counts: countTransfer(opened), moved: 0, past: [], future: [] };
}

/** Moves, chooses, undoes and redoes; an event that changes nothing returns the same state. */
export function transferReducer(state: TransferState, event: TransferEvent): TransferState {
  switch (event.type) {
    case 'moved':
      return moved(state, event.items, event.to);
    case 'chosenChanged':
      return chosenChanged(state, event.items, event.to);
    case 'undone': {
      const places = state.past.at(-1);
      return places ? placed(state, places, { past: state.past.slice(0, -1), future: [state.places, ...state.future] }) : state;
    }
    case 'redone': {
      const [places, ...future] = state.future;
      return places ? placed(state, places, { past: [...state.past, state.places], future }) : state;
    }
  }
}

function moved(state: TransferState, items: ArrayLike<number>, to: Relate): TransferState {
  const places = state.places.slice();
  const chosen = state.chosen.slice();
  const counts = copyOf(state.counts);
  let changed = 0;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at]!;
    const from = places[item];
    if (from === undefined || from === to) continue;
    const [before, after] = [groupOf(from), groupOf(to)];
    counts[before] -= 1;
    counts[after] += 1;
    // What went elsewhere is no longer chosen: the next move would take it along by surprise.
    counts.chosen[before] -= chosen[item]!;
    chosen[item] = 0;
    places[item] = to;
    changed += 1;
  }
  if (changed === 0) return state;
  return { places, chosen, counts, moved: changed, past: [...state.past, state.places].slice(-historyLimit), future: [] };
}

/** Goes to other places of the history; what stands elsewhere then is no longer chosen. */
function placed(state: TransferState, places: Int8Array, history: Pick<TransferState, 'past' | 'future'>): TransferState {
  const chosen = state.chosen.slice();
  let changed = 0;
  for (let item = 0; item < places.length; item += 1) {
    if (places[item] === state.places[item]) continue;
    chosen[item] = 0;
    changed += 1;
  }
  return { places, chosen, counts: countTransfer({ places, chosen }), moved: changed, ...history };
}

function chosenChanged(state: TransferState, items: ArrayLike<number>, to: boolean | 'inverted'): TransferState {
  const chosen = state.chosen.slice();
  const counts = copyOf(state.counts);
  const { places } = state;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at]!;
    const before = chosen[item];
    const after = to === 'inverted' ? 1 - before! : Number(to);
    if (before === undefined || before === after) continue;
    chosen[item] = after;
    counts.chosen[groupOf(places[item]!)] += after - before;
  }
  return { ...state, chosen, counts };
}

function groupOf(relate: number): Group {
  return relate === relateValues.strong ? 'strong' : relate === relateValues.weak ? 'weak' : 'none';
}

function copyOf({ chosen, ...all }: TransferCounts) {
  return { ...all, chosen: { ...chosen } };
}

/** The chosen items, in the order of the list. */
export function chosenItems({ chosen }: Pick<TransferState, 'chosen'>): number[] {
  const items: number[] = [];
  for (let item = chosen.indexOf(1); item !== -1; item = chosen.indexOf(1, item + 1)) items.push(item);
  return items;
}

/** Counts all items. */
export function countTransfer({ places, chosen }: Pick<TransferState, 'places' | 'chosen'>): TransferCounts {
  const all = { none: 0, strong: 0, weak: 0 };
  const picked = { none: 0, strong: 0, weak: 0 };
  for (let item = 0; item < places.length; item += 1) {
    const group = groupOf(places[item]!);
    all[group] += 1;
    picked[group] += chosen[item]!;
  }
  return { ...all, chosen: picked };
}

/** What the cell holds now, and what it held and lost; entries for items that are not offered stay as they were. */
export function transferResult(ids: ArrayLike<number>, held: readonly TransferEntry[], places: Int8Array): TransferChange[] {
  const kept: TransferChange[] = [];
  const offered = new Map<number, Relate>();
  const isHeld = new Set(held.map(({ id }) => id));
  for (let at = 0; at < places.length; at += 1) {
    const id = ids[at]!;
    const relate = places[at] as Relate;
    if (relate !== relateValues.none) kept.push({ id, relate });
    if (isHeld.has(id)) offered.set(id, relate);
  }
  const others = held.filter(({ id }) => !offered.has(id));
  const removed = held.filter(({ id }) => offered.get(id) === relateValues.none).map(({ id }) => ({ id, relate: relateValues.none }));
  return [...kept, ...others, ...removed];
}
