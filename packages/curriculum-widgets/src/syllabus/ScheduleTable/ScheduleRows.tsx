import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../support/useLanguage';
import { EditedTable } from '../cells';
import { RowMenu } from './RowMenu';
import type { CellPlace } from './scheduleCells';
import { alignOf, ScheduleRow } from './ScheduleRow';
import { headText, readSchedule } from './scheduleWords';
import type { ScheduleTableState } from './useScheduleTable';

interface ScheduleRowsProps {
  state: ScheduleTableState;
  /** The element with the error message. */
  problemId: string;
}

/** The timetable as it is edited: a field for each cell, the acts of a row behind one button. */
export function ScheduleRows({ state, problemId }: ScheduleRowsProps) {
  const { text, grid, walk } = state;
  const { label, data } = grid;
  const language = useLanguage();
  const heads = useMemo(() => label.map((_stored, column) => headText(label, column, language)), [label, language]);
  const { columns } = useMemo(() => readSchedule({ label, data: [] }, language), [label, language]);
  const share = columns.reduce((sum, { width }) => sum + width, 0);
  const [menuRow, setMenuRow] = useState<number | null>(null);
  const triggerRef = useRef<Element>(null);
  // The rows share one stable handler, so that they do not re-render.
  const cellRef = useRef(state.handleCell);
  useLayoutEffect(() => {
    cellRef.current = state.handleCell;
  });
  const handleCell = useCallback((place: CellPlace, typed: string) => cellRef.current(place, typed), []);
  const handleMenu = useCallback((row: number, button: Element) => {
    triggerRef.current = button;
    setMenuRow(row);
  }, []);

  return (
    <>
      <EditedTable aria-label={text.title} onKeyDown={walk.onKeyDown} onFocus={walk.onFocus} onPaste={state.handlePaste}>
        <colgroup>
          {heads.map((head, column) => (
            <col key={`${column}${head}`} style={{ inlineSize: `calc((100% - 32px) * ${columns[column]!.width / share})` }} />
          ))}
          <col style={{ inlineSize: '32px' }} />
        </colgroup>
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th key={`${column}${head}`} scope="col" data-align={alignOf(column)}>
                {head}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>{text.acts}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((cells, row) => (
            <ScheduleRow
              // Rows have no id; their fields are controlled.
              // eslint-disable-next-line react/no-array-index-key
              key={row}
              row={row}
              cells={cells}
              heads={heads}
              isMenuOpen={menuRow === row}
              problemId={problemId}
              text={text}
              onCell={handleCell}
              onMenu={handleMenu}
            />
          ))}
        </tbody>
      </EditedTable>
      {menuRow !== null && <RowMenu row={menuRow} state={state} triggerRef={triggerRef} onClose={() => setMenuRow(null)} />}
    </>
  );
}
