import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { rowsAfter, type RowAct } from './rowActs';

interface UseDraftRowsOptions<Row> {
  rows: readonly Row[];
  /** What a new row has. */
  blank: Row;
  /** How many rows always stay. @default 0 */
  least?: number;
  onChange: (rows: readonly Row[]) => void;
  /** What is spoken after a row came or went; places count from 1. */
  addedText: (at: { place: number }) => string;
  removedText: (at: { place: number }) => string;
}

/** Adding and removing rows: the focus moves to the new row, or to the row after a removed one, and each change is announced. */
export function useDraftRows<Row>({ rows, blank, least = 0, onChange, addedText, removedText }: UseDraftRowsOptions<Row>) {
  const list = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const rowAt = (place: number) => list.current?.querySelectorAll<HTMLElement>(':scope > [role="group"]')[place];
  // Focuses a row that exists only after this render.
  const act = (what: RowAct<Row>) => flushSync(() => onChange(rowsAfter(rows, what, least)));

  return {
    list,
    announcement,
    add() {
      act({ type: 'added', row: blank });
      rowAt(rows.length)?.querySelector<HTMLElement>('input, button')?.focus();
      setAnnouncement(addedText({ place: rows.length + 1 }));
    },
    change: (place: number, change: Partial<Row>) => onChange(rowsAfter(rows, { type: 'changed', place, change }, least)),
    /** Undefined where the row has to stay. */
    removeAt(place: number) {
      if (rows.length <= least) return undefined;
      return () => {
        act({ type: 'removed', place });
        const next = rowAt(Math.max(0, Math.min(place, rows.length - 2)));
        const target = next?.querySelector<HTMLElement>('[data-remove]') ?? next?.querySelector<HTMLElement>('input, button');
        (target ?? list.current?.parentElement?.querySelector<HTMLElement>('[data-add]'))?.focus();
        setAnnouncement(removedText({ place: place + 1 }));
      };
    },
  };
}
