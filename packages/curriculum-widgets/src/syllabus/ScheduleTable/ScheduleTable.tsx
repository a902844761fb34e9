import type { DocumentLanguages, Schedule } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { CircleAlert, Plus, TriangleAlert } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useLocale } from 'react-aria-components';
import { styled } from 'styled-components';
import { cellMessages, EditActions, EditButton, NotFilled, PartHead, Under, UnderLine } from '../cells';
import { DocumentTable } from '../DocumentTable';
import type { SyllabusField } from '../field';
import { isScheduleEmpty, scheduleGrid, scheduleLimits } from './scheduleGrid';
import { ScheduleRows } from './ScheduleRows';
import { headText, readSchedule } from './scheduleTable';
import { useScheduleTable } from './useScheduleTable';

export interface ScheduleTableProps {
  field: SyllabusField<Schedule>;
  /**
   * Languages of the heads while the table is read.
   * @default the reader's
   */
  languages?: DocumentLanguages;
}

/** The teaching time schedule of part I: read as it is printed, edited as a whole (reference §2.12). */
export function ScheduleTable({ field, languages }: ScheduleTableProps) {
  const state = useScheduleTable(field);
  const common = useMessages(cellMessages);
  const language = useLocale().locale.startsWith('zh') ? 'zh' : 'en';
  const problemId = useId();
  const { text, rootRef, grid, last, tooLong } = state;
  const { value } = field;
  const table = useMemo(() => readSchedule(value, languages ?? language), [value, languages, language]);
  const { unevenRows } = useMemo(() => scheduleGrid(value), [value]);
  const isOpen = field.typed !== undefined;

  return (
    <Root ref={rootRef} data-field={field.name}>
      <PartHead>
        <h3>{text.title}</h3>
        {!isOpen && field.isRevisable && <EditButton name={text.title} onPress={state.handleEdit} />}
      </PartHead>
      {!isOpen && (isScheduleEmpty(value) ? <NotFilled>{common.notFilled}</NotFilled> : <DocumentTable table={table} />)}
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
                      head: headText(grid.label[tooLong.column]!, tooLong.column, language),
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
          <EditActions name={text.title} onSave={state.handleSave} onCancel={state.handleCancel} />
        </>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
`;
