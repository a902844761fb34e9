import type { MajorListItem } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ComboBox } from '@college/ui/ComboBox';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { screenOnly } from '@college/ui/print';
import { SkeletonRows } from '@college/ui/Skeleton';
import { styled } from 'styled-components';
import { FigureCharts } from './FigureCharts';
import { matrixChartsMessages } from './messages';
import type { MatrixChartsPlaces, MatrixChartsSource } from './MatrixChartsSource';
import { useFiguresExport } from './useFiguresExport';
import { useAnswer } from '../../support/useAnswer';

interface UseMatrixFiguresOptions {
  source: Pick<MatrixChartsSource, 'loadMatrixFigures'>;
  /** Nothing is loaded while no major is known. */
  majorId: number | undefined;
  language: string;
}

/** As many majors as one reply holds. */
const pageSize = 200;

export interface MatrixChartsProps {
  /** Where the majors and their figures are read. */
  source: MatrixChartsSource;
  /** Language code of the names that the server sends. */
  language: string;
  /** The addresses to which rows and names lead. */
  places: MatrixChartsPlaces;
  /** The chosen major. @default the first with courses, one's own before others */
  majorId?: number;
  /** Called with the major that the user selects. */
  onMajorChange: (majorId: number) => void;
}

/** Charts over the matrices of one major: where support, points, KSA items and data are missing, and the way to each place (decision 8). Put it inside a `ToastProvider`. */
export function MatrixCharts({ source, language, places, majorId, onMajorChange }: MatrixChartsProps) {
  const text = useMessages(matrixChartsMessages);
  const { request: majors, retry: retryMajors } = useMajorChoices(source, language);
  const list = majors.status === 'done' ? majors.answer : [];
  const chosen = majorId ?? ownMajor(list)?.id;
  const { request: state, retry } = useMatrixFigures({ source, majorId: chosen, language });
  const figures = state.status === 'done' ? state.answer : undefined;
  const majorName = list.find(({ id }) => id === chosen)?.name ?? '';
  const exportFigures = useFiguresExport(majorName);

  return (
    <>
      <PageHeader
        title={majorName ? `${text.title} · ${majorName}` : text.title}
        facts={
          figures &&
          text.facts({ courses: figures.courses.length, indicators: figures.requirements.flatMap(({ indicators }) => indicators).length })
        }
        actions={
          <Acts>
            {list.length > 0 && (
              <Choice
                key={chosen}
                aria-label={text.major}
                placeholder={text.majorPlaceholder}
                options={list.map(({ id, name }) => ({ value: id, label: name }))}
                defaultValue={chosen ?? null}
                onChange={(id) => id !== null && id !== chosen && onMajorChange(Number(id))}
              />
            )}
            {figures && (
              <>
                <Button variant="ghost" onPress={() => window.print()}>
                  {text.print}
                </Button>
                <Button onPress={() => exportFigures(figures)}>{text.exportCsv}</Button>
              </>
            )}
          </Acts>
        }
      />
      {majors.status === 'failed' && <ErrorState title={text.majorsFailed} hint={majors.message} onRetry={retryMajors} />}
      {majors.status === 'done' && chosen === undefined && <EmptyState title={text.noMajors} hint={text.noMajorsHint} />}
      {state.status === 'failed' && <ErrorState title={text.failed} hint={state.message} onRetry={retry} />}
      {state.status === 'loading' && majors.status !== 'failed' && (majors.status === 'loading' || chosen !== undefined) && (
        <SkeletonRows label={text.loading} columns={['160px', 'minmax(0, 1fr)', '64px']} rowCount={12} rowHeight="32px" />
      )}
      {figures && chosen !== undefined && <FigureCharts figures={figures} majorId={chosen} places={places} />}
    </>
  );
}

/** The majors within reach, to choose one of them. */
function useMajorChoices(source: Pick<MatrixChartsSource, 'listMajors'>, language: string) {
  return useAnswer(language, async (options) => (await source.listMajors({ pageNum: 1, pageSize, lang: language }, options)).pageInfo.list);
}

/** Which major a person looks for first: one with courses that they may edit, else any with courses. */
function ownMajor(list: readonly MajorListItem[]): MajorListItem | undefined {
  const taught = list.filter(({ courseCount }) => courseCount > 0);
  return taught.find(({ edit }) => edit) ?? taught[0] ?? list[0];
}

/** The figures of one major; those of another are never shown for it. */
function useMatrixFigures({ source, majorId, language }: UseMatrixFiguresOptions) {
  return useAnswer(
    majorId === undefined ? null : `${majorId} ${language}`,
    (options) => source.loadMatrixFigures(majorId!, language, options),
    { keepsLast: false },
  );
}

const Acts = styled.div`
  display: contents;

  > * {
    ${screenOnly}
  }
`;

const Choice = styled(ComboBox<number>)`
  inline-size: 264px;
`;
