import type { ReactNode } from 'react';
import { useMatrixDesk, type MatricesSource } from '../desk';
import { MatrixFrame } from '../MatrixFrame';
import { ProjectMatrixView, type ProjectMatrixViewProps } from './ProjectMatrixView';

export interface ProjectMatrixProps extends Pick<ProjectMatrixViewProps, 'projectId' | 'onProjectChange' | 'onTaskGoals'> {
  /** Where the matrices are read and saved. */
  source: MatricesSource;
  /** The course whose chapters show. */
  courseId: number;
  /**
   * Whether the matrices can only be read.
   * @default false
   */
  isReadOnly?: boolean;
  /** A link to where chapters are made, shown when there are none. */
  wayOut?: ReactNode;
  /** Called after a save. */
  onSaved?: () => void;
}

/** The project matrices of a course on their own: which KSA of which point lead to which task goal (core §1). Put it inside a `ToastProvider`. */
export function ProjectMatrix({ source, courseId, isReadOnly = false, wayOut, onSaved, ...view }: ProjectMatrixProps) {
  const desk = useMatrixDesk(source, { courseId, onSaved });
  return (
    <MatrixFrame desk={desk} kind="project" isReadOnly={isReadOnly} wayOut={wayOut}>
      {(state) => <ProjectMatrixView {...view} {...state} />}
    </MatrixFrame>
  );
}
