import { relateValues, type Relate, type Support } from '@college/curriculum-model';
import type { Clock } from '@college/ui/clock';
import { useLocale, useMessages } from '@college/ui/messages';
import { SearchField } from '@college/ui/SearchField';
import { Shortcuts } from '@college/ui/Shortcuts';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useCallback, useMemo, useRef, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { QuickAdd } from '../QuickAdd';
import type { TransferItem, TransferKind } from '../transferItems';
import { useItemCode } from '../useItemCode';
import { DragCard } from './DragCard';
import { transferMessages } from './messages';
import { MoveButtons } from './MoveButtons';
import { NothingToAssign } from './NothingToAssign';
import { Codes, Find, Frame, Lists, Pane, Targets } from './pickerParts';
import { TransferList } from './TransferList';
import { sourceRows, targetRows } from './transferRows';
import { chosenItems, type TransferChange, type TransferEntry } from './transferState';
import { useListDrag } from './useListDrag';
import { useTransfer } from './useTransfer';
import { useTransferSearch } from './useTransferSearch';

export interface TransferPickerProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue'> {
  /** Whether points or KSA items are assigned. */
  kind: TransferKind;
  /** Everything that may be assigned; `pointItems` and `ksaItems` make them. */
  items: readonly TransferItem[];
  /** What the cell holds when the picker opens. */
  defaultValue?: readonly TransferEntry[];
  /** What the cell holds after each move, with -1 for what it held before. */
  onChange?: (result: TransferChange[]) => void;
  /** Enter in a list, or in the empty quick-add field. */
  onConfirm?: () => void;
  /** Whether what is assigned can only be read. @default false */
  isReadOnly?: boolean;
  /** Whether focus begins in the quick-add field. */
  autoFocus?: boolean;
  /** The clock of the search; tests and stories pass a manual one. */
  clock?: Clock;
}

const nothing: readonly TransferEntry[] = [];
const order: readonly Relate[] = [relateValues.none, relateValues.strong, relateValues.weak];

/** Assigns points or KSA items to strong and weak support (core §2): by click, drag, keys and codes. */
export function TransferPicker(props: TransferPickerProps) {
  const { kind, items, defaultValue = nothing, onChange, onConfirm, isReadOnly = false, autoFocus, clock, ...rest } = props;
  const text = useMessages(transferMessages);
  const codeOf = useItemCode();
  const listsRef = useRef<HTMLDivElement>(null);
  const { state, counts, send, move, moveChosen, spoken, say } = useTransfer({ items, held: defaultValue, onChange, text });
  const { places, chosen } = state;
  const { found, search, prepare } = useTransferSearch(items, codeOf);
  const codeWidth = useCodeWidth(kind, items);
  const rows = useMemo(() => sourceRows(items, found), [items, found]);
  const strongRows = useMemo(() => targetRows(places, relateValues.strong), [places]);
  const weakRows = useMemo(() => targetRows(places, relateValues.weak), [places]);
  const { drag, handlePointerDown, handleClickCapture } = useListDrag({
    itemsOf: (item) => (chosen[item] === 1 ? chosenItems(state) : [item]),
    onDrop: move,
    onCancel: () => say(text.dragCancelled),
  });

  const choose = useCallback(
    (chosenNow: readonly number[], to: boolean | 'inverted') => send({ type: 'chosenChanged', items: chosenNow, to }),
    [send],
  );
  const leave = useCallback((from: Relate, to: 'previous' | 'next') => {
    const next = order[order.indexOf(from) + (to === 'next' ? 1 : -1)];
    if (next !== undefined) focusList(listsRef.current, next);
  }, []);
  const moveByButton = useCallback(
    (to: Relate) => {
      // The button has nothing left to move and passes the focus to the list.
      focusList(listsRef.current, relateValues.none);
      moveChosen(to);
    },
    [moveChosen],
  );
  const add = useCallback(
    ({ ids, relate }: { ids: number[]; relate: Support }) => {
      const wanted = new Set(ids);
      move(
        items.flatMap(({ id }, position) => (wanted.has(id) ? [position] : [])),
        relate,
      );
    },
    [items, move],
  );
  const searchField = useMemo(
    () => (
      <Find>
        <SearchField
          aria-label={text.search}
          placeholder={text.search}
          clock={clock}
          onFocus={prepare}
          onSearch={(keyword) => void search(keyword)}
        />
      </Find>
    ),
    [text, clock, prepare, search],
  );
  // A list without a selection does not re-render when something is selected elsewhere.
  const noneChosen = useMemo(() => new Uint8Array(items.length), [items]);
  const chosenCount = counts.chosen.none + counts.chosen.strong + counts.chosen.weak;
  const shared = { items, places, isReadOnly, onMove: move, onChoose: choose, onLeave: leave, onConfirm };
  const undo = useCallback(() => send({ type: 'undone' }), [send]);
  const redo = useCallback(() => send({ type: 'redone' }), [send]);

  if (items.length === 0 && defaultValue.length === 0) return <NothingToAssign kind={kind} {...rest} />;
  return (
    <Frame {...rest} style={{ ...rest.style, '--code-width': codeWidth } as CSSProperties}>
      {!isReadOnly && <Shortcuts keys={{ 'Ctrl+Z': undo, 'Ctrl+Y': redo, 'Ctrl+Shift+Z': redo }} />}
      {!isReadOnly && (
        <Codes>
          <QuickAdd kind={kind} items={items} onAdd={add} onSubmitEmpty={onConfirm} autoFocus={autoFocus} />
        </Codes>
      )}
      <Lists
        ref={listsRef}
        data-readonly={isReadOnly || undefined}
        data-dragging={drag ? '' : undefined}
        onPointerDown={isReadOnly ? undefined : handlePointerDown}
        onClickCapture={handleClickCapture}
      >
        <Pane data-list={relateValues.none} data-drop={drag?.over === relateValues.none ? '' : undefined}>
          <TransferList
            {...shared}
            chosen={chosen}
            list={relateValues.none}
            title={kind === 'point' ? text.allOfPoint : text.allOfKsa}
            count={isReadOnly ? items.length : text.chosenOf({ chosen: chosenCount, total: items.length })}
            rows={rows}
            empty={text.noResult}
          >
            {searchField}
          </TransferList>
        </Pane>
        {!isReadOnly && (
          <MoveButtons
            canGoStrong={chosenCount > counts.chosen.strong}
            canGoWeak={chosenCount > counts.chosen.weak}
            canGoOut={chosenCount > counts.chosen.none}
            canUndo={state.past.length > 0}
            canRedo={state.future.length > 0}
            onMove={moveByButton}
            onUndo={undo}
            onRedo={redo}
          />
        )}
        <Targets>
          <Pane data-list={relateValues.strong} data-drop={drag?.over === relateValues.strong ? '' : undefined}>
            <TransferList
              {...shared}
              chosen={counts.chosen.strong > 0 ? chosen : noneChosen}
              list={relateValues.strong}
              title={text.strong}
              count={counts.strong}
              rows={strongRows}
              empty={isReadOnly ? text.none : text.emptyStrong}
            />
          </Pane>
          <Pane data-list={relateValues.weak} data-drop={drag?.over === relateValues.weak ? '' : undefined}>
            <TransferList
              {...shared}
              chosen={counts.chosen.weak > 0 ? chosen : noneChosen}
              list={relateValues.weak}
              title={text.weak}
              count={counts.weak}
              rows={weakRows}
              empty={isReadOnly ? text.none : text.emptyWeak}
            />
          </Pane>
        </Targets>
        {drag && <DragCard count={drag.items.length} item={items[drag.items[0]!]!} />}
      </Lists>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </Frame>
  );
}

function focusList(lists: HTMLElement | null, list: Relate) {
  lists?.querySelector<HTMLElement>(`[data-list='${list}'] [role='grid']`)?.focus({ preventScroll: true });
}

/** The width of the longest code, so that the labels are aligned. */
function useCodeWidth(kind: TransferKind, items: readonly TransferItem[]): string {
  const { locale } = useLocale();
  const digits = String(items.at(-1)?.number ?? 0).length;
  if (kind === 'ksa') return digits > 2 ? '44px' : '28px';
  return `calc(${locale.startsWith('zh') ? 28 : 36}px + ${digits}ch)`;
}
