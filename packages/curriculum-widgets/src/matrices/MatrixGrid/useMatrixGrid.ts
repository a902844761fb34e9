import { isInComposition } from '@college/ui/composition';
import { usePrinting } from '@college/ui/print';
import { activeElement } from '@college/ui/shadow';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { CellEditorHandle } from './cells/CellEditor';
import { runCommand } from './selection/gridCommands';
import { cellInRow, placeOfEvent, rowElement } from './layout/gridElements';
import { commandOf } from './selection/gridKeys';
import { createGridPlaces } from './layout/gridPlaces';
import { moved, type GridPosition } from './selection/gridRange';
import { createHolder } from './layout/holder';
import type { CellAt, MatrixGridProps } from './matrixGridProps';
import type { MatrixGridText } from './messages';
import { cellAt, contentAt, isReadOnlyAt } from './shown/shownMatrix';
import { showWhenCut } from './cells/showWhenCut';
import { spokenParts } from './cells/spoken';
import { useCellWindow } from './layout/useCellWindow';
import { useDragScroll } from './selection/useDragScroll';
import { useGridClipboard } from './selection/useGridClipboard';
import { useGridGeometry } from './layout/useGridGeometry';
import { useGridMeasure } from './layout/useGridMeasure';
import { useGridPointer } from './selection/useGridPointer';
import { useGridSelection } from './selection/useGridSelection';
import { useKeptInSight } from './selection/useKeptInSight';
import { useShownMatrix } from './shown/useShownMatrix';

/** Everything behind the grid: what is shown, where it is placed, the focus ring, and the handlers shared by all cells. */
export function useMatrixGrid(props: MatrixGridProps, text: MatrixGridText) {
  const [places] = useState(createGridPlaces);
  const [editor] = useState(createHolder<CellEditorHandle>);
  const [ownClosed, setOwnClosed] = useState<readonly string[]>(none);
  const closed = props.collapsedGroups ?? ownClosed;
  const closedSet = useIdSet(closed);
  const shown = useShownMatrix(props, props.isTransposed ?? false, closedSet);
  const room = useGridMeasure(places, props.layout === 'lists' || props.isDense === true, props.height);
  const hasGroups = (props.isTransposed ? props.rowAxis.groups : props.columns.groups) !== undefined;
  const geometry = useGridGeometry(shown, props, room, hasGroups);
  const isPrinting = usePrinting();
  const { drawn, follow } = useCellWindow(places, geometry, room, isPrinting);
  function isTextAt(at: GridPosition) {
    const content = contentAt(shown, at);
    const isText = content !== null && 'cell' in content && content.cell.kind === 'text' && !content.cell.isLong;
    return isText && props.onTextChange !== undefined && !props.isReadOnly && !isReadOnlyAt(shown, at);
  }

  function announce(words: string) {
    const live = places.now()?.live;
    if (!live) return;
    // The same words twice are only said twice when they differ.
    live.textContent = live.textContent === words ? `${words}\u200B` : words;
  }

  const selection = useGridSelection({
    places,
    shown,
    geometry,
    follow,
    props,
    speak(ring) {
      const parts = places.now();
      if (!parts) return;
      const at = cellAt(shown, ring);
      const own = at && props.spokenCell?.(at);
      const said = spokenParts(shown, ring, props.isReadOnly ?? false, text);
      setWords(parts.spoken, own ?? said.before + said.value + said.after);
      setWords(parts.beforeList, own === undefined || own === null ? said.before : '');
      setWords(parts.afterList, said.after);
    },
    onRing(cell, at, isFocusing) {
      const content = contentAt(shown, at);
      if (isTextAt(at) && isFocusing && content && 'cell' in content && content.cell.kind === 'text') {
        editor.now()?.stand(cell, cellAt(shown, at), content.cell.text);
        return;
      }
      if (isFocusing && activeElement() !== cell) cell.focus({ preventScroll: true });
      editor.now()?.stand(null, null, '');
    },
  });

  useKeptInSight({ places, geometry, ring: () => selection.current()?.ring, follow });

  function editText() {
    const ring = selection.current()?.ring;
    if (!ring || !isTextAt(ring)) return false;
    editor.now()?.begin();
    return true;
  }

  function toggleGroup(id: string, isClosing: boolean) {
    const others = closed.filter((one) => one !== id);
    const next = isClosing ? [...others, id] : others;
    setOwnClosed(next);
    props.onCollapsedGroupsChange?.(next);
  }

  function ringCell() {
    const ring = selection.current()?.ring;
    const body = places.now()?.body;
    const row = ring && body && rowElement(body, ring.row);
    return row ? cellInRow(row, ring.column) : undefined;
  }

  function pageRows() {
    const root = places.now()?.root;
    if (!root) return 1;
    const row = geometry.sizes[props.layout === 'squares' ? 'square' : 'listRow'];
    return Math.max(1, Math.floor((root.clientHeight - geometry.head - geometry.foot) / row) - 1);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.defaultPrevented || editor.now()?.isEditing()) return;
    const ring = selection.current()?.ring;
    if (!ring) return;
    const isTyping = isTextAt(ring);
    const command = commandOf({ ...keyOf(event), isComposing: isInComposition(event) }, pageRows(), isTyping);
    if (!command) return;
    const isDone = runCommand(command, { shown, selection, props, text, announce, toggleGroup, editText, ringCell });
    if (isDone) event.preventDefault();
  }

  function handleFocus(event: FocusEvent<HTMLElement>) {
    selection.noteFocus(true);
    const at = placeOfEvent(event.target);
    const ring = selection.current()?.ring;
    if (!at || (ring && ring.row === at.row && ring.column === at.column && !isTextAt(at))) return;
    if (event.target instanceof HTMLInputElement) return;
    selection.select(at);
  }

  const dragScroll = useDragScroll(places, geometry);
  const pointer = useGridPointer({ shown, selection, props, dragScroll, toggleGroup, isTextAt, editText });
  const clipboard = useGridClipboard({
    shown,
    selection,
    props,
    text,
    announce,
    isEditing: () => editor.now()?.isEditing() ?? false,
  });
  const ring = selection.current()?.ring;
  return {
    attach: places.attach,
    attachEditor: editor.hold,
    shown,
    geometry,
    drawn,
    isPrinting,
    kept: ring ? { row: ring.row, column: ring.column } : null,
    commitText: (at: CellAt, value: string) => props.onTextChange?.(at, value),
    leaveText(by: { rows: number; columns: number } | null) {
      const from = selection.current()?.ring;
      if (!from) return;
      selection.select(by ? moved(from, { to: 'step', ...by }, shown.stops, shown.columns.length) : from);
    },
    handlers: {
      ...pointer,
      ...clipboard,
      onPointerOver: showWhenCut,
      onKeyDown: handleKeyDown,
      onFocus: handleFocus,
      onBlur(event: FocusEvent<HTMLElement>) {
        if (!event.currentTarget.contains(event.relatedTarget)) selection.noteFocus(false);
      },
      onScroll: () => follow(),
    },
  };
}

const none: readonly string[] = [];

function setWords(element: HTMLElement, words: string) {
  if (element.textContent !== words) element.textContent = words;
}

function keyOf({ key, code, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  return { key, code, shiftKey, ctrlKey, metaKey, altKey };
}

function useIdSet(ids: readonly string[]): ReadonlySet<string> {
  const [set, setSet] = useState(() => ({ ids, held: new Set(ids) }));
  if (set.ids === ids) return set.held;
  const isSame = set.ids.length === ids.length && ids.every((id) => set.held.has(id));
  if (isSame) return set.held;
  const next = { ids, held: new Set(ids) };
  setSet(next);
  return next.held;
}
