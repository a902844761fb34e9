import {
  goalShareTable,
  numberedGoals,
  goalShareWords,
  type DocumentLanguages,
  type ExamPercent,
  type ReportData,
} from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { cellMessages, EditActions, EditButton, isLeaving, NotFilled, opensField, Opening, PaperHead, UnderLine } from '../cells';
import { DocumentTable } from '../DocumentTable';
import type { SyllabusField } from '../field';
import { GoalShareRows } from './GoalShareRows';
import { useGoalShares } from './useGoalShares';

export interface GoalShareTableProps {
  /** The composition of the total score, whose items have the shares. */
  field: SyllabusField<ExamPercent>;
  /** Where the bound teaching goals stand. */
  report: Pick<ReportData, 'requires' | 'majorMatrix'>;
  /**
   * Languages of the table while it is read.
   * @default the reader's
   */
  languages?: DocumentLanguages;
}

/** Which items of the total score assess which teaching goals, and how much of each: every column should add to 100. Nothing without items or without bound goals. */
export function GoalShareTable({ field, report, languages }: GoalShareTableProps) {
  const { requires, majorMatrix } = report;
  const goals = useMemo(() => [...numberedGoals({ requires, majorMatrix }).values()], [requires, majorMatrix]);
  const state = useGoalShares(field, goals);
  const common = useMessages(cellMessages);
  const language = useLanguage();
  const problemId = useId();
  const headingId = useId();
  const paper = languages ?? language;
  const { text, rootRef, rows, isOpen, short, wrong } = state;
  const table = useMemo(() => {
    const { caption: _heading, ...read } = goalShareTable({ requires, majorMatrix, info: { exampercent: { rows } } }, paper) ?? {};
    return 'rows' in read ? read : undefined;
  }, [requires, majorMatrix, rows, paper]);
  // While the items themselves are edited their goals only follow.
  const isRevisable = field.isRevisable && field.typed === undefined;
  if (rows.length === 0 || goals.length === 0 || (!field.isRevisable && !table)) return null;
  const codes = short.map(({ code }) => code).join(' ');

  return (
    <Root ref={rootRef} onBlur={(event) => isOpen && isLeaving(event) && state.handleLeave()}>
      <PaperHead id={headingId} of={goalShareWords.title} languages={paper}>
        {isOpen && <EditActions name={text.title} onSave={state.handleSave} onCancel={state.handleCancel} />}
      </PaperHead>
      {isOpen ? (
        <GoalShareRows state={state} goals={goals} problemId={problemId} />
      ) : (
        // The table itself is no control: the stop over it is, for the keyboard and for those who do not see it.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <Opening
          data-revisable={isRevisable || undefined}
          onClick={isRevisable ? (event) => opensField(event) && state.handleEdit() : undefined}
        >
          {table ? <DocumentTable table={table} aria-labelledby={headingId} /> : <NotFilled>{common.notFilled}</NotFilled>}
          {isRevisable && <EditButton name={text.title} onPress={state.handleEdit} />}
        </Opening>
      )}
      <div>
        {isOpen && <UnderLine>{text.hint}</UnderLine>}
        {/* Always mounted, so that screen readers announce a change of the sums. */}
        <UnderLine role="status" data-tone="warning">
          {short.length > 0 && (
            <>
              <Icon of={TriangleAlert} size="small" />
              {text.short({ goals: codes })}
            </>
          )}
        </UnderLine>
        {isOpen && (
          <UnderLine id={problemId} role="alert" data-tone="danger">
            {wrong[0] && <Icon of={CircleAlert} size="small" />}
            {wrong[0]?.sentence}
          </UnderLine>
        )}
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
`;
