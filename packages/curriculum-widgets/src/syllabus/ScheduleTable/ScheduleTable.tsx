import type { DocumentLanguages, Schedule, Words } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { CircleAlert, Plus, TriangleAlert } from 'lucide-react';
import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { cellMessages, EditButton, EditHead, isLeaving, NotFilled, opensField, Opening, Under, UnderLine } from '../cells';
import { DocumentTable } from '../DocumentTable';
import type { SyllabusField } from '../field';
import { isScheduleEmpty, scheduleGrid, scheduleLimits } from './scheduleGrid';
import { ScheduleRows } from './ScheduleRows';
import type { CellPlace } from './scheduleCells';
import { headText, readSchedule } from './scheduleWords';
import { useScheduleTable } from './useScheduleTable';

export interface ScheduleTableProps {
  /** The field: what is kept, what is typed, and its acts. */
  field: SyllabusField<Schedule>;
  /**
   * Languages of the heads while the table is read.
   * @default the reader's
   */
  languages?: DocumentLanguages;
  /** The teaching location: a cell with that text shows its English too. Memoize it. */
  classroom?: Words;
}

/** The teaching time schedule of part I: read as it is printed, edited as a whole (reference §2.12). */
export function ScheduleTable({ field, languages, classroom }: ScheduleTableProps) {
  const state = useScheduleTable(field);
  const common = useMessages(cellMessages);
  const language = useLanguage();
  const problemId = useId();
  const headingId = useId();
  const { text, rootRef, grid, last, tooLong } = state;
  const { value } = field;
  const paper = languages ?? language;
  const table = useMemo(() => readSchedule(value, paper, classroom), [value, paper, classroom]);
  const { unevenRows } = useMemo(() => scheduleGrid(value), [value]);
  const isOpen = field.typed !== undefined;

  return (
    <Root
      ref={rootRef}
      data-field={field.name}
      {...state.watching}
      onBlur={(event) => {
        state.watching.onBlur(event);
        if (isOpen && isLeaving(event)) state.handleLeave();
      }}
    >
      <EditHead
        id={headingId}
        name="schedule"
        languages={paper}
        isUnsaved={field.isUnsaved && !isOpen}
        actions={isOpen ? { onSave: state.handleSave, onCancel: state.handleCancel } : undefined}
      />
      {!isOpen && (
        // The table itself is no control: the stop over it is, for the keyboard and for those who do not see it.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <Opening
          data-revisable={field.isRevisable || undefined}
          onClick={field.isRevisable ? (event) => opensField(event) && state.handleEdit(cellOf(event.target)) : undefined}
        >
          {isScheduleEmpty(value) ? <NotFilled>{common.notFilled}</NotFilled> : <DocumentTable table={table} aria-labelledby={headingId} />}
          {field.isRevisable && <EditButton name={text.title} onPress={() => state.handleEdit()} />}
        </Opening>
      )}
      {isOpen && <ScheduleRows state={state} problemId={problemId} />}
      {unevenRows > 0 && (
        <UnderLine data-tone="warning" role="note">
          <Icon of={TriangleAlert} size="small" />
          {text.uneven({ rows: unevenRows })}
        </UnderLine>
      )}
      {isOpen && (
        <>
          <Under>
            <div>
              <UnderLine role="status">
                {last?.sentence ?? text.hint}
                {last?.before && (
                  <Button variant="link" size="small" onPress={state.handleUndo}>
                    {text.undo}
                  </Button>
                )}
              </UnderLine>
              <UnderLine id={problemId} role="alert" data-tone="danger">
                {tooLong && (
                  <>
                    <Icon of={CircleAlert} size="small" />
                    {text.tooLong({
                      head: headText(grid.label, tooLong.column, language),
                      row: tooLong.row + 1,
                      length: tooLong.length,
                      max: scheduleLimits.cell,
                    })}
                  </>
                )}
                {!tooLong && field.problem}
              </UnderLine>
            </div>
            {state.isFull ? (
              <UnderLine>{text.full({ max: scheduleLimits.rows })}</UnderLine>
            ) : (
              <Button variant="link" size="small" data-add="" onPress={() => state.handleRowAdd(grid.data.length)}>
                <Icon of={Plus} />
                {text.add}
              </Button>
            )}
          </Under>
        </>
      )}
    </Root>
  );
}

/** The cell of a table that is read. */
function cellOf(target: EventTarget): CellPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('tbody :is(th, td)') : null;
  const table = cell?.closest('table');
  if (!cell || !table) return undefined;
  const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
  return { row: rows.indexOf(cell.parentElement as HTMLTableRowElement), column: cell.cellIndex };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
`;
