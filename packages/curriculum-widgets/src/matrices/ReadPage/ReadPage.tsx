import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { PrintedPage, printRules, screenOnly } from '@college/ui/print';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { MatricesSource } from '../desk';
import { readPageMessages } from './messages';
import { ReadMatrices } from './ReadMatrices';

export interface ReadPageProps {
  /** `course` shows the course unit; `matrix`, nothing and any other word show the matrices. */
  type?: string;
  /** Where the matrices are read. */
  source: Pick<MatricesSource, 'loadMatrices'>;
  /** The course to show; without it the page shows that none is selected. */
  courseId?: number;
  /** The course unit, read-only; rendered for `type` course only. */
  course?: (courseId: number) => ReactNode;
  /** One link to where a course is chosen, for where none is or its matrices cannot be read. */
  wayOut?: ReactNode;
}

/** The three matrices of a course under each other, or the course unit, to be read and printed (core §2). Put it inside a `ToastProvider`. */
export function ReadPage({ type, source, courseId, course, wayOut }: ReadPageProps) {
  const text = useMessages(readPageMessages);
  if (courseId === undefined) return <EmptyState title={text.noCourseTitle} hint={text.noCourseHint} action={wayOut} />;
  if (type === 'course' && course) {
    return (
      <Paper>
        {course(courseId)}
        <PrintedPage />
      </Paper>
    );
  }
  // Another course starts afresh.
  return <ReadMatrices key={courseId} source={source} courseId={courseId} wayOut={wayOut} />;
}

/* It generates no box, so that position: sticky still refers to the page. */
const Paper = styled.div`
  display: contents;

  ${printRules}

  header > button {
    ${screenOnly}
  }
`;
