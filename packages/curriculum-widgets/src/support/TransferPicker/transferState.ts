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
  readonly past: readonly Int8Array[];
  readonly future: readonly Int8Array[];
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
  return { places, chosen: new Uint8Array(ids.length), past: [], future: [] };
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
  let isChanged = false;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at]!;
    if (item in places && places[item] !== to) {
      places[item] = to;
      isChanged = true;
    }
  }
  if (!isChanged) return state;
  return placed(state, places, { past: [...state.past, state.places].slice(-historyLimit), future: [] });
}

// What went elsewhere is no longer chosen: the next move would take it along by surprise.
function placed(state: TransferState, places: Int8Array, history: Pick<TransferState, 'past' | 'future'>): TransferState {
  const chosen = state.chosen.slice();
  for (let item = 0; item < places.length; item += 1) if (places[item] !== state.places[item]) chosen[item] = 0;
  return { places, chosen, ...history };
}

function chosenChanged(state: TransferState, items: ArrayLike<number>, to: boolean | 'inverted'): TransferState {
  const chosen = state.chosen.slice();
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at]!;
    chosen[item] = to === 'inverted' ? 1 - chosen[item]! : Number(to);
  }
  return { ...state, chosen };
}

/** The chosen items, in the order of the list. */
export function chosenItems({ chosen }: Pick<TransferState, 'chosen'>): number[] {
  const items: number[] = [];
  for (let item = chosen.indexOf(1); item !== -1; item = chosen.indexOf(1, item + 1)) items.push(item);
  return items;
}

/** How many items are where, and how many of them are chosen. */
export function countTransfer({ places, chosen }: Pick<TransferState, 'places' | 'chosen'>) {
  const all = { none: 0, strong: 0, weak: 0 };
  const picked = { none: 0, strong: 0, weak: 0 };
  for (let item = 0; item < places.length; item += 1) {
    const group = places[item] === relateValues.strong ? 'strong' : places[item] === relateValues.weak ? 'weak' : 'none';
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
