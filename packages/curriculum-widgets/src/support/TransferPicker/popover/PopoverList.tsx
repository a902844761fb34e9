import type { Relate, Support } from '@college/curriculum-model';
import { isInComposition } from '@college/ui/composition';
import { useMessages } from '@college/ui/messages';
import {
  memo,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { TransferItem } from '../../transferItems';
import { useItemCode } from '../../useItemCode';
import { listActOf, nearestItem, rowAfter, type ListAct } from '../listKeys';
import { transferMessages } from '../messages';
import type { TransferRows } from '../transferRows';
import { useRowWindow } from '../useRowWindow';
import { transferPopoverMessages } from './messages';
import { offeredHeads } from './offeredRows';
import { PopoverRow } from './PopoverRow';
import { List, ListWhole, NoRows } from './popoverParts';

/** The imperative handle of a list. */
export interface PopoverListHandle {
  /** Takes focus, at its first or last row or where it was; false when it has no rows. */
  focus: (at?: 'first' | 'last') => boolean;
  /** Brings an item into sight and makes its row the active one. */
  show: (item: number) => void;
}

interface PopoverListProps {
  list: Relate;
  label: string;
  rows: TransferRows;
  items: readonly TransferItem[];
  /** Items named by codes in the field. */
  named?: ReadonlyMap<number, Support>;
  empty?: ReactNode;
  onMove: (items: readonly number[], to: Relate) => void;
  /** An arrow leads out of the list. */
  onLeave: (from: Relate, to: 'up' | 'down' | 'left' | 'right') => void;
  onConfirm: () => void;
  /** A letter typed here belongs in the field. */
  onType: () => void;
  ref?: Ref<PopoverListHandle>;
}

const rowHeights = { regular: 32, compact: 28 };
const noneNamed: ReadonlyMap<number, Support> = new Map();

/** One of the popover's lists: a virtualized grid with one tab stop. */
export const PopoverList = memo(function PopoverList(props: PopoverListProps) {
  const { list, label, rows, items, named = noneNamed, empty, onMove, onLeave, onConfirm, onType, ref } = props;
  const ofPicker = useMessages(transferMessages);
  const ofPopover = useMessages(transferPopoverMessages);
  const text = useMemo(() => ({ ...ofPicker, ...ofPopover }), [ofPicker, ofPopover]);
  const codeOf = useItemCode();
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const [activeRow, setActiveRow] = useState(0);
  const { first, last, rowHeight, rowsOfPage, handleScroll, reveal } = useRowWindow(element, rows.length, rowHeights);
  const active = nearestItem(rows, Math.min(activeRow, rows.length - 1), 1);

  function goTo(row: number) {
    setActiveRow(row);
    reveal(row);
  }
  useImperativeHandle(ref, () => ({
    focus(at) {
      if (active === undefined) return false;
      element.current?.focus({ preventScroll: true });
      if (at) goTo(rowAfter(rows, active, at));
      return true;
    },
    show(item) {
      const row = rows.indexOf(item);
      if (row !== -1) goTo(row);
    },
  }));

  function act(done: ListAct): boolean {
    if (done.type === 'confirm') onConfirm();
    else if (done.type === 'leave') onLeave(list, done.to === 'previous' ? 'left' : 'right');
    else if (active === undefined) return false;
    else if (done.type === 'move') onMove([rows[active]!], done.to);
    else if (done.type === 'go') {
      const next = rowAfter(rows, active, done.by);
      if (next === active && (done.by === -1 || done.by === 1)) onLeave(list, done.by === -1 ? 'up' : 'down');
      else goTo(next);
    } else return false;
    return true;
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.target !== event.currentTarget || isInComposition(event)) return;
    const done = listActOf(event, rowsOfPage());
    if (done && act(done)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) onType();
  }

  function handleClick(event: MouseEvent) {
    const target = (event.target as Element).closest<HTMLElement>('[data-item]');
    if (!target) return;
    // A button in a row is unmounted with its row; the list stays.
    element.current?.focus({ preventScroll: true });
    setActiveRow(Number(target.getAttribute('aria-rowindex')) - 1);
    const to = (event.target as Element).closest<HTMLElement>('[data-to]')?.dataset.to;
    if (to !== undefined) onMove([Number(target.dataset.item)], Number(to) as Relate);
  }

  const drawn: ReactNode[] = [];
  for (let row = first; row < last; row += 1) {
    const position = rows[row]!;
    drawn.push(
      position < 0 ? (
        <div key={position} role="row" data-head="" aria-rowindex={row + 1} style={{ transform: `translateY(${row * rowHeight}px)` }}>
          <span role="gridcell">{position === offeredHeads.own ? text.own : text.others}</span>
        </div>
      ) : (
        <PopoverRow
          key={items[position]!.id}
          id={`${id}-${row}`}
          item={items[position]!}
          position={position}
          row={row}
          rowHeight={rowHeight}
          list={list}
          isActive={row === active}
          isNamed={named.has(position)}
          code={codeOf(items[position]!)}
          text={text}
        />
      ),
    );
  }

  return (
    <List
      ref={element}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length}
      aria-activedescendant={active !== undefined && active >= first && active < last ? `${id}-${active}` : undefined}
      tabIndex={rows.length === 0 && !empty ? -1 : 0}
      style={{ '--row-height': `${rowHeight}px` } as CSSProperties}
      onScroll={handleScroll}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
    >
      {rows.length === 0 && empty ? (
        <div role="rowgroup">
          <NoRows role="row">
            <span role="gridcell">{empty}</span>
          </NoRows>
        </div>
      ) : (
        <ListWhole role="rowgroup" style={{ blockSize: rows.length * rowHeight }}>
          {drawn}
        </ListWhole>
      )}
    </List>
  );
});
