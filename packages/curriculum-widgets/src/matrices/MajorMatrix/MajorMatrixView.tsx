import { bindingAt, type LinkedMatrices, type SupportSuggestion, type ThreadItem } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { BindingForm } from '../BindingForm';
import { MatrixGrid, type CellAt, type CellRange } from '../MatrixGrid';
import { withConflicts } from '../MatrixFrame/withConflicts';
import { useSuggestionKeys } from '../SupportSuggestions/useSuggestionKeys';
import { CellBar } from './CellBar';
import { bindingCell } from './majorEdits';
import type { MajorMatrixViewProps } from './majorMatrixViewProps';
import { majorMatrixMessages } from './messages';
import { useFormFocus } from './useFormFocus';
import { useMajorGrid } from './useMajorGrid';
import { suggestedRows } from './suggestedRows';
import { useMajorValues } from './useMajorValues';
import { useLanguage } from '../../support/useLanguage';

/** The major matrix on a desk: course units against indicator points, opened at the row of this course, with the binding of the active cell. */
export function MajorMatrixView(props: MajorMatrixViewProps) {
  const {
    desk,
    isReadOnly = false,
    isTransposed = false,
    isGapsOnly = false,
    onActiveItemChange,
    formContainer,
    onFormOpen,
    goalsHref,
  } = props;
  const { matrices } = desk;
  const text = useMessages(majorMatrixMessages);
  const widths = columnWidths[useLanguage()];
  const values = useMajorValues(matrices, isGapsOnly, text);
  const { gridRef, formRef, enterForm, leaveForm } = useFormFocus(formContainer, onFormOpen);
  const { handlers, relate, dialog, closed, setClosed } = useMajorGrid(props, values, enterForm);
  const [ownCell, setOwnCell] = useState<CellAt | null>(() => ({
    rowId: String(matrices.courseId),
    columnId: values.columns.heads[0]?.id ?? '',
  }));
  const [range, setRange] = useState<CellRange | null>(null);
  const activeCell = props.activeCell === undefined ? ownCell : props.activeCell;
  const cell = useMemo(() => (activeCell ? bindingCell(activeCell) : null), [activeCell]);

  const { suggestions } = props;
  const { conflictCells } = desk;
  const rows = useMemo(() => {
    const suggested = suggestions ? suggestedRows(values.rows, values.columns, suggestions) : values.rows;
    return withConflicts(suggested, values.columns, conflictCells, { matrix: 'major' });
  }, [values.rows, values.columns, suggestions, conflictCells]);
  const onNext = (one: SupportSuggestion) => props.onSuggestion?.(cellOfSupport(one));
  const handleSuggestionKeys = useSuggestionKeys({ suggestions, cellOf: cellOfSupport, onNext }, activeCell);

  if (values.hasNoGaps) return <EmptyState title={text.noGaps} hint={text.noGapsHint} />;

  const form = (
    <BindingForm
      ref={formRef}
      matrices={matrices}
      cell={cell}
      isReadOnly={isReadOnly}
      onBind={desk.edit}
      onLeave={leaveForm}
      goalsHref={goalsHref}
    />
  );
  return (
    <Room>
      <CellBar
        matrices={matrices}
        range={range ?? (activeCell && { rowIds: [activeCell.rowId], columnIds: [activeCell.columnId] })}
        isReadOnly={isReadOnly}
        gapOf={(id) => values.columnCounts[values.columns.heads.findIndex((head) => head.id === id)]?.gap}
        onRelate={relate}
        onBind={enterForm}
      />
      <Place ref={gridRef} onKeyDownCapture={handleSuggestionKeys}>
        <MatrixGrid
          aria-label={text.matrix}
          layout="squares"
          isDense
          rowHeadWidth={widths.head}
          rowCountWidth={widths.count}
          corner={text.corner}
          columns={values.columns}
          rowAxis={values.rowAxis}
          rows={rows}
          columnCounts={values.columnCounts}
          rowCounts={values.rowCounts}
          footLabel={text.covered(values.covered)}
          footTotal={values.footTotal}
          rowCountLabel={text.rowCount}
          isReadOnly={isReadOnly}
          isTransposed={isTransposed}
          collapsedGroups={closed}
          onCollapsedGroupsChange={setClosed}
          activeCell={activeCell}
          onActiveCellChange={(at) => {
            setOwnCell(at);
            props.onActiveCellChange?.(at);
            onActiveItemChange?.(at && itemOf(matrices, at));
          }}
          onRangeChange={setRange}
          discussions={props.discussions}
          findings={props.findings}
          onDiscuss={props.onDiscuss}
          {...handlers}
        />
      </Place>
      {formContainer === undefined && <Strip aria-label={text.form}>{form}</Strip>}
      {formContainer && createPortal(form, formContainer)}
      {dialog}
    </Room>
  );
}

/** The least width of the heads of rows, and that of the last column: with 24 squares and an open aside they fit a window of 1440. */
const columnWidths = { zh: { head: 176, count: 88 }, en: { head: 240, count: 72 } };

function cellOfSupport({ courseId, requireId }: SupportSuggestion): CellAt {
  return { rowId: String(courseId), columnId: String(requireId) };
}

function itemOf(matrices: LinkedMatrices, at: CellAt): ThreadItem {
  const { courseId, requireId } = bindingCell(at);
  const goals = courseId === matrices.courseId ? (bindingAt(matrices, courseId, requireId)?.goals ?? []) : [];
  const [goalId] = goals;
  return goals.length === 1 && goalId !== undefined ? { kind: 'goal', id: goalId } : { kind: 'indicator', id: requireId };
}

const Room = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
`;

const Place = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
`;

const Strip = styled.aside`
  flex: none;
  padding: ${tokens.space[3]} ${tokens.size.pageX};
  border-block-start: 1px solid ${tokens.color.borderStrong};
  background: ${tokens.color.surface};

  @media print {
    display: none;
  }
`;
