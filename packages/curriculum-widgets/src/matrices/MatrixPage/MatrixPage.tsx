import { styled } from 'styled-components';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { tokens } from '@college/ui/theme';
import { CourseChoice } from '../../course-units/CourseChoice';
import { MatrixExport } from '../MatrixExport';
import { matrixPageMessages } from './messages';
import { OpenMatrices } from './OpenMatrices';
import type { MatrixPageProps } from './MatrixPageProps';

/** The major, course and project matrices of a course on one desk, with what is missing and the chain of support beside them (core §1). Put it inside a `ToastProvider`. */
export function MatrixPage(props: MatrixPageProps) {
  const { courseId, courses, files, majorId, majorName } = props;
  const text = useMessages(matrixPageMessages);
  // Another course starts afresh.
  if (courseId !== undefined) return <OpenMatrices key={courseId} {...props} courseId={courseId} />;
  return (
    <Page>
      <PageHeader
        variant="editor"
        title={text.title}
        facts={majorName}
        actions={files && majorId !== undefined && <MatrixExport source={files} majorId={majorId} majorName={majorName} courseId={null} />}
      />
      <CourseChoice courses={courses ?? []} hasMajor={majorId !== undefined} hint={text.noCourseHint} noMajorHint={text.noMajorHint} />
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  background: ${tokens.color.surface};
`;
