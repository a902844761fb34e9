import { relateValues } from '@college/curriculum-model';
import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { isInComposition } from '@college/ui/composition';
import { Popover } from '@college/ui/Popover';
import { onNarrowWindow } from '@college/ui/theme';
import { styled } from 'styled-components';
import type { TransferItem, TransferKind } from '../transferItems';
import { besideCell } from './popover/besideCell';
import { PopoverBody } from './popover/PopoverBody';
import type { PopoverCell } from './popover/PopoverTitle';
import { TransferDialog } from './TransferDialog';
import type { TransferChange, TransferEntry } from './transferState';

export type { PopoverCell };

export interface TransferPopoverProps {
  /** Whether points or KSA items are assigned. */
  kind: TransferKind;
  /** Everything that may be put into the cell; `pointItems` and `ksaItems` make them. */
  items: readonly TransferItem[];
  /** Items that belong to the cell's row and are offered first. */
  firstIds?: ReadonlySet<number>;
  /** The title of the popover. */
  cell: PopoverCell;
  /** What the cell holds. */
  value: readonly TransferEntry[];
  /** What is chosen when it opens, where that is not what the cell holds: choices that wait to be taken up again. */
  chosen?: readonly TransferEntry[];
  /** The cell; the popover is placed beside it. */
  anchor: Element;
  /** Takes what the cell holds now, with -1 for what it held before; not called when nothing changed. */
  onDone: (result: TransferChange[]) => void;
  /** Called when the popover closes: done, cancelled or pressed outside. */
  onClose: () => void;
}

const size = { width: 440, height: 384 };

/**
 * The transfer picker at a cell of a matrix: one field that filters and adds by code, available items on the left, the items of the cell on the right (core
 * §2). A press outside keeps the selection, as in a spreadsheet; Esc cancels.
 */
export function TransferPopover({ kind, items, firstIds, cell, value, chosen, anchor, onDone, onClose }: TransferPopoverProps) {
  const [opened] = useState(value);
  const [larger, setLarger] = useState<TransferEntry[] | null>(null);
  const anchorRef = useMemo(() => ({ current: anchor }), [anchor]);
  const [side] = useState(() => besideCell(anchor.getBoundingClientRect(), size, { width: window.innerWidth, height: window.innerHeight }));
  const result = useRef<() => TransferChange[]>(() => [...opened]);

  const finish = useCallback(
    (changes: readonly TransferChange[]) => {
      onClose();
      const now = [...changes, ...lostOf(opened, changes)];
      if (!isSame(opened, now)) onDone(now);
    },
    [opened, onDone, onClose],
  );

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isInComposition(event)) return;
    event.stopPropagation();
    onClose();
  }

  if (larger) {
    return (
      <TransferDialog
        kind={kind}
        items={items}
        cell={`${cell.row} × ${[cell.code, cell.column].filter(Boolean).join(' ')}`}
        value={larger}
        isOpen
        onOpenChange={(isOpen) => isOpen || onClose()}
        onDone={finish}
      />
    );
  }
  return (
    <Surface
      isOpen
      triggerRef={anchorRef}
      placement={side}
      width="m"
      aria-label={`${cell.row} × ${[cell.code, cell.column].filter(Boolean).join(' ')}`}
      onOpenChange={(isOpen) => isOpen || finish(result.current())}
    >
      <Keys onKeyDownCapture={handleKeyDown}>
        <PopoverBody
          kind={kind}
          items={items}
          firstIds={firstIds}
          cell={cell}
          held={opened}
          chosen={chosen ?? opened}
          resultRef={result}
          onDone={() => finish(result.current())}
          onDiscard={onClose}
          onLarger={() => setLarger(result.current().flatMap(({ id, relate }) => (relate === relateValues.none ? [] : [{ id, relate }])))}
        />
      </Keys>
    </Surface>
  );
}

function lostOf(held: readonly TransferEntry[], changes: readonly TransferChange[]): TransferChange[] {
  return held.filter(({ id }) => !changes.some((change) => change.id === id)).map(({ id }) => ({ id, relate: relateValues.none }));
}

function isSame(held: readonly TransferEntry[], changes: readonly TransferChange[]): boolean {
  const relates = new Map(held.map(({ id, relate }) => [id, relate]));
  return changes.length === held.length && changes.every(({ id, relate }) => relates.get(id) === relate);
}

const Surface = styled(Popover)`
  padding: 0;
  overflow: hidden;

  /* Too low for both lists: it scrolls as a whole. */
  ${onNarrowWindow} {
    overflow-y: auto;
  }
`;

const Keys = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  max-block-size: inherit;
`;
