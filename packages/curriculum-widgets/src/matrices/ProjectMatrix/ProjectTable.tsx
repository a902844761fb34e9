import { placeKey, projectById, textOf, type ThreadItem } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { useMemo, useState, type ReactNode } from 'react';
import { usePreloadedParts } from '../../support/lazyParts/usePreloadedParts';
import { useMatrixClipboard } from '../clipboard';
import type { ReadyDesk } from '../desk';
import { emptyListCell } from '../listCells/itemCells';
import type { OpenCell } from '../listCells/openCell';
import { withSuggestedItems, type SuggestedItems } from '../listCells/suggestedItems';
import { useLanguage } from '../../support/useLanguage';
import { withConflicts } from '../MatrixFrame/withConflicts';
import { MatrixGrid, type CellAt, type MatrixGridProps } from '../MatrixGrid';
import { isArrangementColumn, isLongText, readArrangement } from './arrangement';
import { projectMatrixMessages } from './messages';
import { cellEditors, ProjectCellEditor } from './ProjectCellEditor';
import { ProjectRemarks, sentenceOf } from './ProjectRemarks';
import { withoutUnmended, type Unmended } from './unmended';
import { useProjectEdits } from './useProjectEdits';
import { useProjectMatrix } from './useProjectMatrix';

interface ProjectTableProps extends Pick<MatrixGridProps, 'discussions' | 'findings' | 'onDiscuss'> {
  desk: ReadyDesk;
  projectId: number;
  isReadOnly: boolean;
  isTransposed: boolean | undefined;
  isGapsOnly: boolean;
  unmended: Unmended;
  setUnmended: (change: (unmended: Unmended) => Unmended) => void;
  /** Opens the task goals of the chapter; absent where they cannot be changed. */
  onTaskGoals: (() => void) | undefined;
  /** Leads to where points are placed in the chapter. */
  wayToPoints: ((projectId: number) => ReactNode) | undefined;
  suggested?: SuggestedItems | undefined;
  activeCell: CellAt | null | undefined;
  onActiveCellChange: ((cell: CellAt | null) => void) | undefined;
  onActiveItemChange: ((item: ThreadItem | null) => void) | undefined;
}

// Together with two task goals they fit a page of 1300 px.
const columnWidths = { study: 92, teach: 92, product: 140, week: 72, hours: 72 };
const widthsAlone = { study: 136, teach: 136, product: 200, week: 80, hours: 72 };
const now = () => new Date();

/** The project matrix of one chapter. */
export function ProjectTable(props: ProjectTableProps) {
  const { desk, projectId, isReadOnly, isTransposed, isGapsOnly, unmended, setUnmended, onTaskGoals } = props;
  const { matrices } = desk;
  const text = useMessages(projectMatrixMessages);
  const language = useLanguage();
  usePreloadedParts(cellEditors);
  const table = useProjectMatrix(matrices, { projectId, unmended, isGapsOnly });
  const { columns, rowAxis, rows, placed, taskGoals, items, cellAt } = table;
  const { conflictCells } = desk;
  const drawnRows = useMemo(
    () => withConflicts(withSuggestedItems(rows, columns, props.suggested), columns, conflictCells, { matrix: 'project', projectId }),
    [rows, columns, props.suggested, conflictCells, projectId],
  );
  const edits = useProjectEdits({ desk, placed, cellAt, setUnmended });
  const [open, setOpen] = useState<OpenCell | null>(null);
  const clipboard = useMatrixClipboard({
    target: () => ({
      rows: rowAxis.heads.map((head, place) => ({ ...head, isReadOnly: rows[place]?.isReadOnly })),
      columns: columns.heads,
      cellAt: (rowId, columnId) => cellAt(rowId, columnId) ?? emptyListCell,
      choices: items.map(({ id, letter = '', number, label }) => ({ id, code: `${letter}${number}`, label })),
      choiceKind: 'ksa',
      isTransposed,
      textProblem: ({ columnId, text: typed }) => {
        if (!isArrangementColumn(columnId)) return null;
        const read = readArrangement({}, columnId, typed, { language, now });
        return 'problem' in read ? sentenceOf({ column: columnId, text: typed, problem: read.problem }, text) : null;
      },
    }),
    onApply: edits.apply,
  });

  const editTaskGoals = onTaskGoals && (
    <Button variant="secondary" onPress={onTaskGoals} data-place="taskGoals">
      {text.addTaskGoals}
    </Button>
  );
  const lacksGoals = taskGoals.length === 0;
  if (placed.length === 0) {
    const action = (lacksGoals && editTaskGoals) || props.wayToPoints?.(projectId);
    return <EmptyState title={text.noPoints} hint={text.noPointsHint} action={action} data-place="empty" tabIndex={-1} />;
  }
  if (rows.length === 0) return <EmptyState title={text.noGaps} hint={text.noGapsHint} />;
  const project = projectById(matrices, projectId);
  return (
    <>
      {lacksGoals && <EmptyState title={text.noTaskGoals} hint={text.noTaskGoalsHint} action={editTaskGoals} />}
      <MatrixGrid
        aria-label={text.matrix({ chapter: project ? textOf(project, 'name', language) : '' })}
        layout="lists"
        corner={text.corner}
        columns={columns}
        columnWidths={lacksGoals ? widthsAlone : columnWidths}
        rowAxis={rowAxis}
        rows={drawnRows}
        columnCounts={table.columnCounts}
        footLabel={table.label}
        isReadOnly={isReadOnly}
        isTransposed={isTransposed}
        activeCell={props.activeCell}
        onActiveCellChange={(cell) => {
          props.onActiveCellChange?.(cell);
          props.onActiveItemChange?.(cell && itemOf(cell));
        }}
        discussions={props.discussions}
        findings={props.findings}
        onDiscuss={props.onDiscuss}
        onCopy={clipboard.copy}
        onOpen={(cell, anchor) => canOpen(cell) && setOpen({ cell, anchor })}
        {...(!isReadOnly && {
          onRelate: (range, relate) => void edits.relate(range, relate),
          onFill: (range, direction) => void edits.fill(range, direction),
          onTextChange: (cell: CellAt, typed: string) => void edits.write({ ...cell, text: typed }),
          onPaste: clipboard.paste,
        })}
      />
      <ProjectRemarks
        unmended={[...unmended.values()].filter(({ rowId }) => rowAxis.heads.some(({ id }) => id === rowId))}
        rowAxis={rowAxis}
        hoursFindings={table.hoursFindings}
        onGiveUp={({ rowId, column }) => setUnmended((texts) => withoutUnmended(texts, [{ rowId, columnId: column }]))}
      />
      {open && (
        <ProjectCellEditor
          open={open}
          table={table}
          firstIds={ownKsas(open.cell.rowId)}
          isReadOnly={isReadOnly}
          onPlace={(entries) => void edits.place({ ...open.cell, entries })}
          onWrite={(typed) => void edits.write({ ...open.cell, text: typed })}
          onClose={() => setOpen(null)}
        />
      )}
      {clipboard.dialog}
    </>
  );

  /** A long text can also be read in its window. */
  function canOpen({ rowId, columnId }: CellAt) {
    const cell = cellAt(rowId, columnId);
    return cell?.kind === 'text' ? isLongText(cell.text) : !isReadOnly;
  }

  function pointIdOf(rowId: string) {
    return placed.find((row) => placeKey(row) === rowId)?.pointId;
  }

  function itemOf({ rowId, columnId }: CellAt): ThreadItem | null {
    if (!isArrangementColumn(columnId)) return { kind: 'taskGoal', id: Number(columnId) };
    const id = pointIdOf(rowId);
    return id === undefined ? null : { kind: 'point', id };
  }

  function ownKsas(rowId: string): ReadonlySet<number> {
    const point = pointIdOf(rowId);
    return new Set(matrices.pointKsas?.filter(({ pointId }) => pointId === point).map(({ ksaId }) => ksaId));
  }
}
