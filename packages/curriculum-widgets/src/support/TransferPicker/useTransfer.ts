import type { Relate } from '@college/curriculum-model';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TransferItem } from '../transferItems';
import type { TransferText } from './messages';
import {
  chosenItems,
  openTransfer,
  transferReducer,
  transferResult,
  type TransferChange,
  type TransferEntry,
  type TransferEvent,
  type TransferState,
} from './transferState';

interface UseTransferOptions {
  items: readonly TransferItem[];
  held: readonly TransferEntry[];
  onChange?: (result: TransferChange[]) => void;
  text: TransferText;
}

/** Connects the picker's state to React, reports the result and announces each move. */
export function useTransfer({ items, held, onChange, text }: UseTransferOptions) {
  const ids = useMemo(() => Float64Array.from(items, ({ id }) => id), [items]);
  const [opened] = useState(held);
  const [state, setState] = useState(() => openTransfer(ids, opened));
  const [spoken, setSpoken] = useState('');
  const latest = useRef({ state, onChange, text, ids });
  useLayoutEffect(() => {
    Object.assign(latest.current, { onChange, text, ids });
  });

  const send = useCallback(
    (event: TransferEvent) => {
      const { state: before, onChange: tell, text: words, ids: all } = latest.current;
      const after = transferReducer(before, event);
      if (after === before) return;
      latest.current.state = after;
      setState(after);
      if (after.places === before.places) return;
      setSpoken(sentence(event, after, words));
      tell?.(transferResult(all, opened, after.places));
    },
    [opened],
  );
  const move = useCallback((moved: ArrayLike<number>, to: Relate) => send({ type: 'moved', items: moved, to }), [send]);
  const moveChosen = useCallback((to: Relate) => move(chosenItems(latest.current.state), to), [move]);
  return { state, counts: state.counts, send, move, moveChosen, spoken, say: setSpoken };
}

function sentence(event: TransferEvent, { moved, counts: { strong, weak } }: TransferState, text: TransferText) {
  return `${actOf(event, moved, text)} ${text.counts({ strong, weak })}`;
}

function actOf(event: TransferEvent, count: number, text: TransferText) {
  if (event.type === 'undone') return text.undid({ count });
  if (event.type === 'redone') return text.redid({ count });
  if (event.type !== 'moved' || event.to === -1) return text.movedOut({ count });
  return text.movedTo({ count, list: event.to === 0 ? text.strong : text.weak });
}
