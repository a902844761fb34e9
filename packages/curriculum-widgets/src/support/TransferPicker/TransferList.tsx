import { relateValues, type Relate } from '@college/curriculum-model';
import { isInComposition } from '@college/ui/composition';
import { useMessages } from '@college/ui/messages';
import { treeOf } from '@college/ui/shadow';
import { memo, useCallback, useId, useRef, useState, type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { TransferItem } from '../transferItems';
import { useItemCode } from '../useItemCode';
import { ListHead } from './ListHead';
import { ListMenu } from './ListMenu';
import { listActOf, nearestItem, rowAfter } from './listKeys';
import { Nothing, Scroller, Whole } from './listParts';
import { transferMessages } from './messages';
import { TransferRow } from './TransferRow';
import { choosableItems, letterOfRow, type TransferRows } from './transferRows';
import { useRowWindow } from './useRowWindow';

export interface TransferListProps {
  /** -1 is the source. */
  list: Relate;
  title: string;
  count: ReactNode;
  rows: TransferRows;
  items: readonly TransferItem[];
  places: Int8Array;
  chosen: Uint8Array;
  isReadOnly: boolean;
  /** Shown in place of rows. */
  empty: ReactNode;
  /** Between head and rows. */
  children?: ReactNode;
  onMove: (items: readonly number[], to: Relate) => void;
  onChoose: (items: readonly number[], to: boolean | 'inverted') => void;
  onLeave: (from: Relate, to: 'previous' | 'next') => void;
  onConfirm?: () => void;
}

/** One of the picker's three lists: a virtualized grid with one tab stop. */
export const TransferList = memo(function TransferList(props: TransferListProps) {
  const { list, title, count, rows, items, places, chosen, isReadOnly, empty, children } = props;
  const { onMove, onChoose, onLeave, onConfirm } = props;
  const text = useMessages(transferMessages);
  const codeOf = useItemCode();
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [activeRow, setActiveRow] = useState(0);
  const [anchorRow, setAnchorRow] = useState(0);
  const [menuAt, setMenuAt] = useState<Element | null>(null);
  const { first, last, rowHeight, rowsOfPage, handleScroll, reveal } = useRowWindow(ref, rows.length);
  const active = nearestItem(rows, Math.min(activeRow, rows.length - 1), 1);

  const all = () => choosableItems(rows, places, list);
  function chosenHere() {
    const own = all().filter((item) => chosen[item] === 1);
    return own.length > 0 || active === undefined ? own : [rows[active]!];
  }
  function range(from: number, to: number) {
    return choosableItems(rows.subarray(Math.min(from, to), Math.max(from, to) + 1), places, list);
  }
  function goTo(row: number, isRange: boolean) {
    if (isRange && !isReadOnly) onChoose(range(anchorRow, row), true);
    else setAnchorRow(row);
    setActiveRow(row);
    reveal(row);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.target !== event.currentTarget || isInComposition(event)) return;
    const act = listActOf(event, rowsOfPage());
    if (!act || (act.type === 'confirm' && !onConfirm)) return;
    event.preventDefault();
    event.stopPropagation();
    if (act.type === 'go' && active !== undefined) goTo(rowAfter(rows, active, act.by), act.isRange);
    if (act.type === 'leave') onLeave(list, act.to);
    if (act.type === 'confirm') onConfirm?.();
    if (isReadOnly || active === undefined) return;
    if (act.type === 'choose') onChoose(range(active, active), 'inverted');
    if (act.type === 'chooseAll') onChoose(all(), true);
    if (act.type === 'move') onMove(chosenHere(), act.to);
  }

  function handleClick(event: MouseEvent) {
    const row = rowOf(event.target);
    if (row === null) return;
    // A button in a row is unmounted with its row; the list stays.
    ref.current?.focus({ preventScroll: true });
    setActiveRow(row);
    if (isReadOnly) return;
    const to = (event.target as Element).closest<HTMLElement>('[data-to]')?.dataset.to;
    if (to !== undefined) onMove([rows[row]!], Number(to) as Relate);
    else if (event.shiftKey) onChoose(range(anchorRow, row), true);
    else onChoose(range(row, row), 'inverted');
    if (!event.shiftKey) setAnchorRow(row);
  }

  // The menu returns the focus to where it was: the row or the button beside which it opens may be gone by then.
  const openMenu = useCallback((at: Element | null) => {
    ref.current?.focus({ preventScroll: true });
    setMenuAt(at);
  }, []);

  function handleContextMenu(event: MouseEvent) {
    if (isReadOnly || rows.length === 0) return;
    event.preventDefault();
    const row = rowOf(event.target);
    if (row !== null) setActiveRow(row);
    openMenu(row === null ? treeOf(ref.current).getElementById(`${id}-${active}`) : (event.target as Element).closest('[role="row"]'));
  }

  const drawn: ReactNode[] = [];
  for (let row = first; row < last; row += 1) {
    const position = rows[row]!;
    const letter = letterOfRow(position);
    drawn.push(
      letter ? (
        <div key={letter} role="row" data-head="" aria-rowindex={row + 1} style={{ transform: `translateY(${row * rowHeight}px)` }}>
          <span role="gridcell">{text[letter]}</span>
        </div>
      ) : (
        <TransferRow
          key={items[position]!.id}
          id={`${id}-${row}`}
          item={items[position]!}
          position={position}
          row={row}
          rowHeight={rowHeight}
          list={list}
          place={places[position] as Relate}
          isChosen={chosen[position] === 1}
          isActive={row === active}
          isReadOnly={isReadOnly}
          code={codeOf(items[position]!)}
          text={text}
        />
      ),
    );
  }

  return (
    <>
      <ListHead list={list} title={title} count={count} onMenu={isReadOnly ? undefined : openMenu} isMenuDisabled={rows.length === 0} />
      {children}
      <Scroller
        ref={ref}
        role="grid"
        aria-label={title}
        aria-multiselectable={!isReadOnly}
        aria-readonly={isReadOnly || undefined}
        aria-rowcount={rows.length}
        aria-activedescendant={active !== undefined && active >= first && active < last ? `${id}-${active}` : undefined}
        tabIndex={0}
        data-empty={rows.length === 0 || undefined}
        data-target={list !== relateValues.none || undefined}
        style={{ '--row-height': `${rowHeight}px` } as CSSProperties}
        onScroll={handleScroll}
        onKeyDown={handleKeyDown}
        onClick={handleClick}
        onContextMenu={handleContextMenu}
      >
        {rows.length === 0 ? (
          <div role="rowgroup">
            <Nothing role="row">
              <span role="gridcell">{empty}</span>
            </Nothing>
          </div>
        ) : (
          <Whole role="rowgroup" style={{ blockSize: rows.length * rowHeight }}>
            {drawn}
          </Whole>
        )}
      </Scroller>
      {menuAt && (
        <ListMenu
          at={menuAt}
          list={list}
          title={title}
          onSelectAll={() => onChoose(all(), true)}
          onInvert={() => onChoose(all(), 'inverted')}
          onMove={(to) => onMove(chosenHere(), to)}
          onClose={() => setMenuAt(null)}
        />
      )}
    </>
  );

  function rowOf(target: EventTarget): number | null {
    const row = (target as Element).closest<HTMLElement>('[data-item]');
    return row ? Number(row.getAttribute('aria-rowindex')) - 1 : null;
  }
});
