import { emptyAdditionalInfo, percentProblem, percentTable, type DocumentLanguages, type ExamPercent } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Radio, RadioGroup } from '@college/ui/RadioGroup';
import { tokens } from '@college/ui/theme';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { cellMessages, EditButton, EditHead, isLeaving, NotFilled, opensField, Opening, UnderLine } from '../cells';
import { DocumentTable } from '../DocumentTable';
import type { SyllabusField } from '../field';
import { PercentRows } from './PercentRows';
import { percentLimits, percentParts, type PercentPart } from './percentState';
import { usePercentTable } from './usePercentTable';

export interface PercentTableProps {
  /** The field: what is kept, what is typed, and its acts. */
  field: SyllabusField<ExamPercent>;
  /**
   * Languages of the table while it is read.
   * @default the reader's
   */
  languages?: DocumentLanguages;
}

/** How the total score is composed: its scale, and the shares of regular and final grade, which should add to 100 (reference §2.12). */
export function PercentTable({ field, languages }: PercentTableProps) {
  const state = usePercentTable(field);
  const common = useMessages(cellMessages);
  const language = useLanguage();
  const problemId = useId();
  const headingId = useId();
  const { text, rootRef, rows, value, wrong, last } = state;
  const paper = languages ?? language;
  const table = useMemo(() => readTable(field.value, paper), [field.value, paper]);
  const doubt = percentProblem(rows)?.[language];
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
        name="exampercent"
        languages={paper}
        isUnsaved={field.isUnsaved && !isOpen}
        actions={isOpen ? { onSave: state.handleSave, onCancel: state.handleCancel } : undefined}
      />
      <div role="presentation" onKeyDown={isOpen ? state.walk.onKeyDown : undefined}>
        <Scale aria-label={text.scale} isReadOnly={!field.isRevisable} value={String(value.type)} onChange={state.handleScale}>
          <span>{text.scale}</span>
          <Radio value="0">{text.percentage}</Radio>
          <Radio value="1">{text.fiveLevel}</Radio>
        </Scale>
      </div>
      {!isOpen && (
        // The table itself is no control: the stop over it is, for the keyboard and for those who do not see it.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <Opening
          data-revisable={field.isRevisable || undefined}
          onClick={field.isRevisable ? (event) => opensField(event) && state.handleEdit(cellOf(event.target)) : undefined}
        >
          {rows.length === 0 ? <NotFilled>{common.notFilled}</NotFilled> : <DocumentTable table={table} aria-labelledby={headingId} />}
          {field.isRevisable && <EditButton name={text.title} onPress={() => state.handleEdit()} />}
        </Opening>
      )}
      {isOpen && <PercentRows state={state} problemId={problemId} />}
      <div>
        {/* Always mounted, so that screen readers announce a change of the sum. */}
        <UnderLine role="status" data-tone="warning">
          {doubt && (
            <>
              <Icon of={TriangleAlert} size="small" />
              {doubt}
            </>
          )}
        </UnderLine>
        {isOpen && (
          <UnderLine id={problemId} role="alert" data-tone="danger">
            {(wrong.length > 0 || field.problem) && <Icon of={CircleAlert} size="small" />}
            {wrong[0]?.sentence ?? field.problem}
          </UnderLine>
        )}
        {isOpen && last && (
          <UnderLine role="status">
            {last.sentence}
            <Button variant="link" size="small" onPress={state.handleUndo}>
              {text.undo}
            </Button>
          </UnderLine>
        )}
        {isOpen && state.isFull && <UnderLine>{text.full({ max: percentLimits.rows })}</UnderLine>}
      </div>
    </Root>
  );
}

/** The composition as printed; its heading is next to the pencil already. */
function readTable(exampercent: ExamPercent, languages: DocumentLanguages) {
  const { caption: _heading, ...table } = percentTable({ info: { ...emptyAdditionalInfo(0), exampercent } }, languages);
  return table;
}

/** The place in the table that was pressed while it is read: a line for each part, its share in the last column. */
function cellOf(target: EventTarget): { part?: PercentPart; column?: number } {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('tbody :is(th, td)') : null;
  const line = cell?.closest('tr');
  const lines = line ? [...(line.closest('table')?.tBodies ?? [])].flatMap((body) => [...body.rows]) : [];
  const part = percentParts[line ? lines.indexOf(line) : -1];
  return cell && part ? { part, column: cell.cellIndex === 2 ? 1 : 0 } : {};
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
`;

const Scale = styled(RadioGroup)`
  span:first-child {
    color: ${tokens.color.textMuted};
  }
`;
