import { relateValues } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Kbd } from '@college/ui/Kbd';
import { useMessages } from '@college/ui/messages';
import { Shortcuts } from '@college/ui/Shortcuts';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useImperativeHandle, type Ref } from 'react';
import { styled } from 'styled-components';
import { RowSign } from '../../RowSign';
import type { TransferItem, TransferKind } from '../../transferItems';
import { DragCard } from '../DragCard';
import { transferMessages } from '../messages';
import { NothingToAssign } from '../NothingToAssign';
import type { TransferChange, TransferEntry } from '../transferState';
import { useListDrag } from '../useListDrag';
import { EntryField } from './EntryField';
import { transferPopoverMessages } from './messages';
import { PopoverList } from './PopoverList';
import { PopoverTitle, type PopoverCell } from './PopoverTitle';
import { DropHint, Halves, Held, Pane, PaneHead } from './popoverParts';
import { useTransferPopover } from './useTransferPopover';

interface PopoverBodyProps {
  kind: TransferKind;
  items: readonly TransferItem[];
  firstIds: ReadonlySet<number> | undefined;
  cell: PopoverCell;
  held: readonly TransferEntry[];
  /** What is chosen when it opens. */
  chosen: readonly TransferEntry[];
  /** Tells what is chosen at the moment. */
  resultRef: Ref<() => TransferChange[]>;
  onDone: () => void;
  onDiscard: () => void;
  onLarger: () => void;
}

const { none, strong, weak } = relateValues;

/** What the popover holds, from title to buttons. */
export function PopoverBody({
  kind,
  items: given,
  firstIds,
  cell,
  held,
  chosen,
  resultRef,
  onDone,
  onDiscard,
  onLarger,
}: PopoverBodyProps) {
  const text = useMessages(transferMessages);
  const words = useMessages(transferPopoverMessages);
  const picker = useTransferPopover({ items: given, firstIds, held, chosen });
  const { items, rows, counts, typed, codes, move, leave, inputRef, offeredRef, strongRef, weakRef } = picker;
  const { drag, handlePointerDown, handleClickCapture } = useListDrag({
    itemsOf: (item) => [item],
    onDrop: move,
    onCancel: () => picker.say(text.dragCancelled),
  });
  useImperativeHandle(resultRef, () => picker.result);
  const shared = { items, onMove: move, onLeave: leave, onConfirm: onDone, onType: picker.focusField };
  const offeredLabel = kind === 'point' ? words.offeredOfPoint : words.offeredOfKsa;
  const dropOf = (list: number) => ({ 'data-list': list, 'data-drop': drag?.over === list ? '' : undefined });

  return (
    <>
      <Shortcuts keys={{ 'Ctrl+Z': picker.undo, 'Ctrl+Y': picker.redo, 'Ctrl+Shift+Z': picker.redo, 'Ctrl+Enter': onDone }} />
      <PopoverTitle cell={cell} onLarger={onLarger} onDiscard={onDiscard} />
      {items.length === 0 && held.length === 0 ? (
        <NothingToAssign kind={kind} />
      ) : (
        <>
          <EntryField
            kind={kind}
            value={typed}
            codes={codes}
            inputRef={inputRef}
            onChange={picker.type}
            onEnter={() => picker.enter() || onDone()}
            onDown={() => offeredRef.current?.focus()}
          />
          <Halves data-dragging={drag ? '' : undefined} onPointerDown={handlePointerDown} onClickCapture={handleClickCapture}>
            <Pane {...dropOf(none)}>
              <PaneHead>
                {offeredLabel}
                <span>{counts.none}</span>
              </PaneHead>
              <PopoverList
                {...shared}
                ref={offeredRef}
                list={none}
                label={offeredLabel}
                rows={rows.offered}
                named={codes.found}
                empty={counts.none === 0 ? words.allHeld : text.noResult}
              />
            </Pane>
            <Held>
              <Pane {...dropOf(strong)}>
                <PaneHead>
                  <RowSign of="strong" />
                  <b>{text.strong}</b>
                  <span>{counts.strong}</span>
                </PaneHead>
                <PopoverList {...shared} ref={strongRef} list={strong} label={text.strong} rows={rows.strong} />
              </Pane>
              <Pane {...dropOf(weak)}>
                <PaneHead>
                  <RowSign of="weak" />
                  <b>{text.weak}</b>
                  <span>{counts.weak}</span>
                </PaneHead>
                <PopoverList {...shared} ref={weakRef} list={weak} label={text.weak} rows={rows.weak} />
              </Pane>
              <DropHint>{words.drop}</DropHint>
            </Held>
            {drag && <DragCard count={1} item={items[drag.items[0]!]!} />}
          </Halves>
        </>
      )}
      <Foot>
        <Keys aria-hidden>
          <Kbd>Enter</Kbd>
          {text.done}
          <Kbd>Esc</Kbd>
          {text.discard}
        </Keys>
        <Button variant="ghost" size="small" onPress={onDiscard}>
          {text.discard}
        </Button>
        <Button variant="primary" size="small" onPress={onDone}>
          {text.done}
        </Button>
      </Foot>
      <VisuallyHidden role="status">{picker.spoken}</VisuallyHidden>
    </>
  );
}

const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
`;

const Keys = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > kbd:not(:first-child) {
    margin-inline-start: ${tokens.space[1]};
  }
`;
