import type { ReactNode } from 'react';
import { useMatrixDesk, type MatricesSource } from '../desk';
import { MatrixFrame } from '../MatrixFrame';
import { CourseMatrixView } from './CourseMatrixView';

export interface CourseMatrixProps {
  /** Where the matrices are read and saved. */
  source: MatricesSource;
  /** The course whose chapters and goals show. */
  courseId: number;
  /**
   * Whether the matrix can only be read.
   * @default false
   */
  isReadOnly?: boolean;
  /** A link to where goals or chapters are made, shown when there are none. */
  wayOut?: ReactNode;
  /** Called after a save. */
  onSaved?: () => void;
}

/** The course matrix on its own: which points of which chapter lead to which teaching goal (core §1). Put it inside a `ToastProvider`. */
export function CourseMatrix({ source, courseId, isReadOnly = false, wayOut, onSaved }: CourseMatrixProps) {
  const desk = useMatrixDesk(source, { courseId, onSaved });
  return (
    <MatrixFrame desk={desk} kind="course" isReadOnly={isReadOnly} wayOut={wayOut}>
      {(view) => <CourseMatrixView {...view} />}
    </MatrixFrame>
  );
}
