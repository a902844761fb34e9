import type { MatrixFigures } from '@college/curriculum-model';
import { BarChart } from '@college/ui/charts';
import { EmptyState } from '@college/ui/EmptyState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { onSmallWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { TermHint, TermHints, type HintedTerm } from '../../support/TermHint';
import { useLanguage } from '../../support/useLanguage';
import { courseRows, hoursRows, ksaCount, supportRows } from './figureRows';
import { GapLines } from './GapLines';
import { matrixChartsMessages } from './messages';
import type { MatrixChartsPlaces } from './MatrixChartsSource';

interface FigureChartsProps {
  figures: MatrixFigures;
  majorId: number;
  places: MatrixChartsPlaces;
}

/** The five charts of a major; each row leads to where what it shows is changed. */
export function FigureCharts({ figures, majorId, places }: FigureChartsProps) {
  const text = useMessages(matrixChartsMessages);
  const language = useLanguage();
  const { requirements, courses } = figures;
  const [firstCourse] = courses;
  const toRequirements = <Link href={places.majorDetail(majorId)}>{text.toRequirements}</Link>;
  const toCourses = <Link href={places.courseUnits(majorId)}>{text.toCourses}</Link>;

  if (requirements.length === 0 && !firstCourse) {
    return <EmptyState title={text.noFigures} hint={text.noFiguresHint} action={toRequirements} />;
  }
  const hrefOfIndicator = (indicatorId: number) =>
    firstCourse && places.matrix({ majorId, courseId: firstCourse.id, matrix: 'major', column: String(indicatorId) });
  const support = new Map<string, HintedTerm>([
    [text.strong, 'strongSupport'],
    [text.weak, 'weakSupport'],
  ]);
  const withHints = (words: string) => {
    const term = support.get(words);
    return term ? <TermHint term={term}>{words}</TermHint> : <TermHints>{words}</TermHints>;
  };
  const toCourse = (courseUnitId: number) => places.course({ majorId, courseUnitId });

  return (
    <Sheet>
      {requirements.length === 0 ? (
        <EmptyState title={text.noRequirements} action={toRequirements} />
      ) : (
        <Part>
          <BarChart
            renderWords={withHints}
            title={text.support}
            labelHeader={text.requirement}
            series={[
              { id: 'strong', label: text.strong },
              { id: 'weak', label: text.weak },
            ]}
            rows={supportRows(figures, language, hrefOfIndicator)}
          />
          <GapLines figures={figures} hrefOf={hrefOfIndicator} />
        </Part>
      )}
      {!firstCourse ? (
        <EmptyState title={text.noCourses} action={toCourses} />
      ) : (
        <>
          <BarChart
            renderWords={withHints}
            title={text.progress}
            labelHeader={text.course}
            series={[{ id: 'progress', label: text.rate }]}
            mostValue={100}
            formatValue={(value) => `${value}%`}
            rows={courseRows(figures, language, {
              valuesOf: ({ progress }) => [progress],
              rankOf: ({ progress }) => -progress,
              hrefOf: toCourse,
            })}
          />
          <BarChart
            renderWords={withHints}
            title={text.points}
            labelHeader={text.course}
            series={[
              { id: 'placed', label: text.placed },
              { id: 'unplaced', label: text.unplaced },
            ]}
            rows={courseRows(figures, language, {
              valuesOf: ({ points, placedPoints }) => [placedPoints, points - placedPoints],
              rankOf: ({ points, placedPoints }) => points - placedPoints,
              hrefOf: (courseId) => places.matrix({ majorId, courseId, matrix: 'course' }),
            })}
          />
          <BarChart
            renderWords={withHints}
            title={text.ksa}
            labelHeader={text.course}
            series={[
              { id: 'K', label: text.knowledge },
              { id: 'S', label: text.skill },
              { id: 'A', label: text.ability },
            ]}
            rows={courseRows(figures, language, {
              valuesOf: ({ ksa }) => [ksa.K, ksa.S, ksa.A],
              rankOf: ksaCount,
              hrefOf: toCourse,
            })}
          />
          <BarChart
            renderWords={withHints}
            title={text.hours}
            labelHeader={text.type}
            series={[
              { id: 'theory', label: text.theory },
              { id: 'practice', label: text.practice },
            ]}
            rows={hoursRows(figures, language, text.untyped, places.courseUnits(majorId))}
          />
        </>
      )}
    </Sheet>
  );
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${tokens.space[10]};

  ${onSmallWindow} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[6]};
  }
`;

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
`;
