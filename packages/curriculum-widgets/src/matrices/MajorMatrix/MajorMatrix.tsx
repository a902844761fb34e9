import { usePreloadedParts } from '../../support/lazyParts/usePreloadedParts';
import { placeFields } from '../BindingForm/BindingPlace';
import { useMatrixDesk } from '../desk';
import type { MatricesSource } from '../desk';
import { MatrixFrame } from '../MatrixFrame';
import { MajorMatrixView } from './MajorMatrixView';

export interface MajorMatrixProps {
  /** Where the matrices are read and saved. */
  source: MatricesSource;
  /** The course at whose row the matrix opens. */
  courseId: number;
  /**
   * Whether the matrix can only be read.
   * @default false
   */
  isReadOnly?: boolean;
  /** Where the goals of a course are written, linked from the form of a course without any. */
  goalsHref?: (courseId: number) => string;
  /** Called after a save. */
  onSaved?: () => void;
}

const soon = [placeFields];

/** Course units against indicator points: which course supports what, how strongly and with which goals. Put it inside a `ToastProvider`. */
export function MajorMatrix({ source, courseId, isReadOnly, goalsHref, onSaved }: MajorMatrixProps) {
  const desk = useMatrixDesk(source, { courseId, onSaved });
  usePreloadedParts(soon, isReadOnly);
  return (
    <MatrixFrame desk={desk} kind="major" isReadOnly={isReadOnly}>
      {(view) => <MajorMatrixView key={view.desk.matrices.courseId} {...view} goalsHref={goalsHref} />}
    </MatrixFrame>
  );
}
