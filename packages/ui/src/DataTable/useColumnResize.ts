import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { minColumnWidth, type PlacedColumn } from './column';

export type ColumnWidths = Readonly<Record<string, number>>;

interface ColumnResizeOptions {
  rootRef: RefObject<HTMLElement | null>;
  widths: ColumnWidths;
  onWidthsChange: (widths: ColumnWidths) => void;
}

const maxWidth = 960;
const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function headCellOf(handle: Element) {
  return handle.closest<HTMLElement>('[role="columnheader"]');
}

/**
 * Widths by pointer and by arrow keys. While the pointer moves, only the table's variable changes;
 * the width becomes state when it is let go.
 */
export function useColumnResize({ rootRef, widths, onWidthsChange }: ColumnResizeOptions) {
  const dragRef = useRef<{ startX: number; startWidth: number; width: number } | null>(null);

  function within<Row>(column: PlacedColumn<Row>, width: number) {
    return Math.round(Math.min(maxWidth, Math.max(column.minWidth ?? minColumnWidth, width)));
  }

  function handlersOf<Row>(column: PlacedColumn<Row>) {
    const variable = `--column-${column.place}`;
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const startWidth = headCellOf(event.currentTarget)?.offsetWidth;
        if (event.button !== 0 || startWidth === undefined) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
        dragRef.current = { startX: event.clientX, startWidth, width: startWidth };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const drag = dragRef.current;
        if (!drag) return;
        drag.width = within(column, drag.startWidth + event.clientX - drag.startX);
        rootRef.current?.style.setProperty(variable, `${drag.width}px`);
      },
      onPointerUp() {
        const drag = dragRef.current;
        dragRef.current = null;
        if (drag && drag.width !== drag.startWidth) onWidthsChange({ ...widths, [column.id]: drag.width });
      },
      onPointerCancel() {
        dragRef.current = null;
        const width = widths[column.id];
        if (width === undefined) rootRef.current?.style.removeProperty(variable);
        else rootRef.current?.style.setProperty(variable, `${width}px`);
      },
      onDoubleClick() {
        const { [column.id]: _own, ...others } = widths;
        onWidthsChange(others);
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const step = keySteps[event.key];
        const width = headCellOf(event.currentTarget)?.offsetWidth;
        if (step === undefined || width === undefined) return;
        event.preventDefault();
        onWidthsChange({ ...widths, [column.id]: within(column, width + step * (event.shiftKey ? 40 : 8)) });
      },
    };
  }

  return {
    maxWidth,
    widthOf: <Row>(column: PlacedColumn<Row>) => widths[column.id] ?? column.width ?? minColumnWidth,
    handlersOf,
  };
}

export type ResizeHandlers = ReturnType<typeof useColumnResize>;
