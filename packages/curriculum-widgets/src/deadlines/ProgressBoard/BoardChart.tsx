import type { BoardCourse, DeadlinePart, DepartmentRow } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CheckMark, LevelFigure } from './boardParts';
import { BoardGrid, DepartmentLine, Figure, MajorHead } from './boardGrid';
import { CourseChoice, type CourseChoices } from './CourseChoice';
import { CourseBars } from './CourseBars';
import { DeadlineCell } from './DeadlineCell';
import { MajorCourses } from './MajorCourses';
import { MajorName } from './MajorName';
import { progressBoardMessages } from './messages';
import type { BoardHrefs, CheckProps } from './boardTypes';
import { langOf } from '../../support/langOf';
import { RateBar } from '../../support/progress/RateBar';
import { useLanguage } from '../../support/useLanguage';

interface BoardChartProps extends BoardHrefs, CheckProps {
  choices: CourseChoices;
  rows: readonly DepartmentRow[];
  part: DeadlinePart;
  onOpenCourse: ((course: BoardCourse) => void) | undefined;
}

/** One row a major with a bar for each course; a major opens in place into its courses, a department carries sums. */
export function BoardChart({
  rows,
  part,
  choices,
  courseHref,
  reviewHref,
  findingsHref,
  onOpenCourse,
  checks,
  onRecheck,
}: BoardChartProps) {
  const text = useMessages(progressBoardMessages);
  const language = useLanguage();
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    setOpened((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])));
  return (
    <BoardGrid aria-label={text.title}>
      <thead>
        <tr>
          <th scope="col">{text.major}</th>
          <Figure as="th" scope="col">
            {text.courses}
          </Figure>
          <BarsHead scope="col">{text.everyCourse}</BarsHead>
          <th scope="col">{text.rate}</th>
          <Figure as="th" scope="col">
            {text.errors}
          </Figure>
          <Figure as="th" scope="col">
            {text.reminders}
          </Figure>
          <Figure as="th" scope="col">
            {text.reviews}
          </Figure>
          <th scope="col">{text.next}</th>
        </tr>
      </thead>
      {rows.map(({ department, majors, courses, rates, errors, reminders, reviews }) => (
        <tbody key={department.id}>
          <DepartmentLine>
            <th scope="rowgroup" lang={langOf(department.name, language)}>
              {department.name}
            </th>
            <Figure>{courses}</Figure>
            <td>{text.majorCount({ count: majors.length })}</td>
            <td>{rates && `${rates[part]}%`}</td>
            <Figure>{errors}</Figure>
            <Figure>{reminders}</Figure>
            <Figure>{reviews}</Figure>
            <td colSpan={1}>{null}</td>
          </DepartmentLine>
          {majors.flatMap((row) => {
            const { major, list } = row;
            const isOpen = opened.has(major.id);
            return [
              <tr key={major.id} data-open={isOpen || undefined}>
                <th scope="row">
                  <MajorHead data-choosing={choices ? true : undefined}>
                    <CourseChoice label={text.chooseOpen({ name: major.name })} courses={list} choices={choices} />
                    <div>
                      <MajorName major={major} isOpen={isOpen} onToggle={() => toggle(major.id)} label={text.open({ name: major.name })} />{' '}
                      <CheckMark major={major} standing={checks.get(major.id)} onRecheck={onRecheck} />
                    </div>
                  </MajorHead>
                </th>
                <Figure>{row.courses}</Figure>
                <td>
                  <CourseBars name={major.name} courses={list} part={part} onOpen={onOpenCourse} />
                </td>
                <td>
                  <RateBar rate={row.rates?.[part]} />
                </td>
                <LevelFigure level="error" count={row.errors} major={major} href={findingsHref?.(major.id)} />
                <LevelFigure level="warning" count={row.reminders} major={major} href={findingsHref?.(major.id)} />
                <LevelFigure level="review" count={row.reviews} major={major} href={reviewHref?.(major.id)} />
                <DeadlineCell next={row.next} />
              </tr>,
              ...(isOpen
                ? [
                    <tr key={`${major.id} courses`} data-open>
                      <td colSpan={8}>
                        <MajorCourses name={major.name} courses={list} part={part} courseHref={courseHref} choices={choices} />
                      </td>
                    </tr>,
                  ]
                : []),
            ];
          })}
        </tbody>
      ))}
    </BoardGrid>
  );
}

// Sixty courses at 8 px.
const BarsHead = styled.th`
  inline-size: 496px;
`;
