import { sumHours, textOf } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ErrorState } from '@college/ui/ErrorState';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { printRules, RunningTitle, screenOnly } from '@college/ui/print';
import { tokens } from '@college/ui/theme';
import { Printer } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { CourseMatrixView } from '../CourseMatrix/CourseMatrixView';
import { useMatrixDesk, type MatricesSource } from '../desk';
import { MajorMatrixView } from '../MajorMatrix/MajorMatrixView';
import { TermHints } from '../../support/TermHint';
import { useLanguage } from '../../support/useLanguage';
import { MatrixBody } from '../MatrixFrame/MatrixBody';
import { MatrixSkeleton } from '../MatrixFrame/MatrixSkeleton';
import { matrixFrameMessages } from '../MatrixFrame/messages';
import { readPageMessages } from './messages';
import { ReadProjects } from './ReadProjects';

const asItIs = { isTransposed: false, isGapsOnly: false };

interface ReadMatricesProps {
  source: Pick<MatricesSource, 'loadMatrices'>;
  courseId: number;
  /** Leads away where the matrices cannot be read. */
  wayOut?: ReactNode;
}

/** The major matrix, the course matrix and every project matrix of a course, one below the other. */
export function ReadMatrices({ source, courseId, wayOut }: ReadMatricesProps) {
  const text = useMessages(readPageMessages);
  const frame = useMessages(matrixFrameMessages);
  const language = useLanguage();
  // Nothing here can be changed, so nothing is ever saved.
  const reading = useMemo(
    (): MatricesSource => ({
      loadMatrices: (id, options) => source.loadMatrices(id, options),
      saveMatrices: () => Promise.reject(new Error(text.title)),
    }),
    [source, text.title],
  );
  const desk = useMatrixDesk(reading, { courseId });
  if (desk.status === 'loading') return <MatrixSkeleton kind="major" />;
  if (desk.status === 'failed') return <ErrorState title={frame.failed} hint={desk.message} onRetry={desk.retry} wayOut={wayOut} />;
  const { matrices } = desk;
  const course = matrices.courses.find(({ id }) => id === courseId);
  const title = course ? textOf(course, 'name', language) : text.title;
  const shared = { desk, look: asItIs, isReadOnly: true };
  return (
    <Page>
      <Head
        title={title}
        facts={text.hours(sumHours(matrices.projects))}
        actions={
          <Button onPress={() => window.print()}>
            <Icon of={Printer} />
            {text.print}
          </Button>
        }
      />
      <Part aria-label={frame.major}>
        <h2>{frame.major}</h2>
        <MatrixBody {...shared} kind="major">
          {(view) => <MajorMatrixView {...view} formContainer={null} />}
        </MatrixBody>
        <Legend>
          <TermHints>{frame.note}</TermHints>
        </Legend>
      </Part>
      <Part aria-label={frame.course}>
        <h2>{frame.course}</h2>
        <MatrixBody {...shared} kind="course">
          {(view) => <CourseMatrixView {...view} />}
        </MatrixBody>
        <Legend>
          <TermHints>{frame.note}</TermHints>
        </Legend>
      </Part>
      <Part aria-label={frame.project}>
        <h2>{frame.project}</h2>
        <MatrixBody {...shared} kind="project">
          {() => <ReadProjects desk={desk} />}
        </MatrixBody>
        <Legend>
          <TermHints>{frame.note}</TermHints>
        </Legend>
      </Part>
      <RunningTitle>{text.runningTitle({ name: title })}</RunningTitle>
    </Page>
  );
}

/* Every matrix at its full height: the page scrolls, and paper has all of it. */
const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
  padding-block: ${tokens.space[6]};
  background: ${tokens.color.surface};
  --matrix-height: none;

  ${printRules}

  @media print {
    display: block;
    padding: 0;

    > section {
      padding-block-start: ${tokens.space[6]};
    }
  }
`;

const Head = styled(PageHeader)`
  padding-inline: ${tokens.size.pageX};

  button {
    ${screenOnly}
  }
`;

const Part = styled.section`
  min-inline-size: 0;

  > h2 {
    margin: 0;
    padding: 0 ${tokens.size.pageX} ${tokens.space[3]};
    border-block-end: 1px solid ${tokens.color.rule};
    font: ${tokens.font.strong} ${tokens.type.section} ${tokens.font.family};
  }
`;

const Legend = styled.p`
  margin: 0;
  padding: ${tokens.space[2]} ${tokens.size.pageX} 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  @media print {
    break-before: avoid;
  }
`;
