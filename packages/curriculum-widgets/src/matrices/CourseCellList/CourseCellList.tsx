import type { Language } from '@college/curriculum-model';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { SkeletonRows } from '@college/ui/Skeleton';
import { useToast } from '@college/ui/Toast';
import { useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { pointItems, TransferDialog } from '../../support/TransferPicker';
import { CellTable } from './CellTable';
import { cellsAt, entriesOf, goalColumns } from './courseCells';
import type { CourseMatrixSource } from './CourseMatrixSource';
import { courseCellMessages } from './messages';
import { useCourseMatrix } from './useCourseMatrix';

export interface CourseCellListProps {
  /** Where the matrix is read and saved. */
  source: CourseMatrixSource;
  courseId: number;
  /**
   * Whether the matrix can only be read.
   * @default false
   */
  isReadOnly?: boolean;
}

/** The course matrix as a list: chapter by chapter its bound goals and their points, each cell filled by the transfer picker (domain.md §2). Put it inside a `ToastProvider`. */
export function CourseCellList(props: CourseCellListProps) {
  // Another course starts afresh.
  return <Cells key={props.courseId} {...props} />;
}

function Cells({ source, courseId, isReadOnly = false }: CourseCellListProps) {
  const text = useMessages(courseCellMessages);
  const { locale } = useLocale();
  const language: Language = locale.startsWith('zh') ? 'zh' : 'en';
  const { showToast } = useToast();
  const { state, retry, saveCell } = useCourseMatrix(source, courseId, text.conflict);
  const [open, setOpen] = useState<{ projectId: number; goalId: number; words: string } | null>(null);
  const points = state.status === 'ready' ? state.points : undefined;
  const items = useMemo(() => pointItems(points ?? [], language), [points, language]);

  if (state.status === 'failed') return <ErrorState title={text.failed} hint={state.message} onRetry={retry} />;
  if (state.status === 'loading') return <SkeletonRows rowCount={6} aria-label={text.loading} />;
  return (
    <>
      <CellTable
        projects={state.axes.projects}
        columns={goalColumns(state.axes)}
        rows={state.rows}
        items={items}
        onOpen={isReadOnly ? undefined : setOpen}
      />
      {open && (
        <TransferDialog
          kind="point"
          items={items}
          cell={open.words}
          value={entriesOf(cellsAt(state.rows, open.projectId, open.goalId))}
          isOpen
          onOpenChange={(isOpen) => isOpen || setOpen(null)}
          onDone={async (result) => {
            await saveCell(open, result);
            showToast({ type: 'success', message: text.saved });
          }}
        />
      )}
    </>
  );
}
