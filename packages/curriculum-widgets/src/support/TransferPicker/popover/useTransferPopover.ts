import { relateValues, type Relate } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { TransferItem } from '../../transferItems';
import { useItemCode } from '../../useItemCode';
import { transferMessages } from '../messages';
import { targetRows } from '../transferRows';
import { transferResult, type TransferEntry } from '../transferState';
import { useTransfer } from '../useTransfer';
import { useTransferSearch } from '../useTransferSearch';
import { createEntryReader } from './entryCodes';
import { offeredRows, ownItemsFirst } from './offeredRows';
import type { PopoverListHandle } from './PopoverList';

interface Options {
  items: readonly TransferItem[];
  firstIds: ReadonlySet<number> | undefined;
  held: readonly TransferEntry[];
  chosen: readonly TransferEntry[];
}

/** The popover's state: the picker's own, with one field for words and codes and with lists that arrows lead through. */
export function useTransferPopover({ items: given, firstIds, held, chosen }: Options) {
  const text = useMessages(transferMessages);
  const codeOf = useItemCode();
  const { items, ownCount } = useMemo(() => ownItemsFirst(given, firstIds), [given, firstIds]);
  const { state, counts, send, move, spoken, say } = useTransfer({ items, held: chosen, text });
  const { found, search } = useTransferSearch(items, codeOf);
  const [typed, setTyped] = useState('');
  const read = useMemo(() => createEntryReader(items), [items]);
  const codes = useMemo(() => read(typed), [read, typed]);
  const { places } = state;
  const rows = {
    offered: useMemo(() => offeredRows(items, places, found, ownCount), [items, places, found, ownCount]),
    strong: useMemo(() => targetRows(places, relateValues.strong), [places]),
    weak: useMemo(() => targetRows(places, relateValues.weak), [places]),
  };
  const inputRef = useRef<HTMLInputElement>(null);
  const offered = useRef<PopoverListHandle>(null);
  const strong = useRef<PopoverListHandle>(null);
  const weak = useRef<PopoverListHandle>(null);

  function type(next: string) {
    setTyped(next);
    const asked = read(next);
    // Codes match items in either list, so nothing is filtered out next to them.
    void search(asked.isCoded ? '' : next);
    const [first] = asked.found.keys();
    if (first !== undefined) offered.current?.show(first);
  }

  /** Codes become entries, words take the first item found; false when the field held nothing. */
  function enter(): boolean {
    if (typed.trim() === '') return false;
    if (codes.isCoded) {
      for (const relate of [relateValues.strong, relateValues.weak]) {
        const named = [...codes.found].flatMap(([position, strength]) => (strength === relate ? [position] : []));
        if (named.length > 0) move(named, relate);
      }
      if (codes.found.size > 0) type(codes.unknown.join(' '));
      return true;
    }
    const first = rows.offered.find((position) => position >= 0);
    if (first !== undefined) {
      move([first], relateValues.strong);
      type('');
    }
    return true;
  }

  const focusField = useCallback(() => inputRef.current?.focus(), []);
  const leave = useCallback(
    (from: Relate, to: 'up' | 'down' | 'left' | 'right') => {
      if (from === relateValues.none) {
        if (to === 'up') focusField();
        if (to === 'right') void (strong.current?.focus() || weak.current?.focus());
        return;
      }
      if (to === 'left') void (offered.current?.focus() || focusField());
      if (from === relateValues.strong && to === 'down') weak.current?.focus('first');
      if (to === 'up') void ((from === relateValues.weak && strong.current?.focus('last')) || focusField());
    },
    [focusField],
  );
  const ids = useMemo(() => Float64Array.from(items, ({ id }) => id), [items]);

  return {
    items,
    rows,
    counts,
    typed,
    codes,
    type,
    enter,
    leave,
    move,
    focusField,
    undo: useCallback(() => send({ type: 'undone' }), [send]),
    redo: useCallback(() => send({ type: 'redone' }), [send]),
    spoken,
    say,
    inputRef,
    offeredRef: offered,
    strongRef: strong,
    weakRef: weak,
    /** What the cell holds now, with -1 for what it held before. */
    result: () => transferResult(ids, held, places),
  };
}
