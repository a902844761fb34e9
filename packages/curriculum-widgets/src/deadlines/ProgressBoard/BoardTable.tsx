import { deadlineParts, partName, type BoardSums, type DepartmentRow } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { useLanguage } from '../../support/useLanguage';
import { BoardGrid, DepartmentLine, Figure, MajorHead } from './boardGrid';
import { CheckMark, LevelFigure } from './boardParts';
import type { BoardHrefs, CheckProps } from './boardTypes';
import type { BoardColumn, BoardSort } from './boardQuery';
import { nextSort, sortedRows } from './boardView';
import { CourseChoice, type CourseChoices } from './CourseChoice';
import { DeadlineCell } from './DeadlineCell';
import { progressBoardMessages } from './messages';

interface BoardTableProps extends BoardHrefs, CheckProps {
  choices: CourseChoices;
  rows: readonly DepartmentRow[];
  sort: BoardSort | null;
  onSortChange: (sort: BoardSort | null) => void;
}

// The whole stands last, after its parts.
const parts = [...deadlineParts.filter((part) => part !== 'all'), 'all' as const];

/** The same rows as figures of the five parts; every head sorts. */
export function BoardTable({ rows, choices, sort, onSortChange, majorHref, findingsHref, reviewHref, checks, onRecheck }: BoardTableProps) {
  const text = useMessages(progressBoardMessages);
  const language = useLanguage();
  const head = (column: BoardColumn, label: string, isFigure = true) => (
    <Figure
      as="th"
      key={column}
      scope="col"
      data-words={!isFigure || undefined}
      aria-sort={sort?.column === column ? (sort.isDown ? 'descending' : 'ascending') : undefined}
    >
      <Sorter type="button" data-sorted={sort?.column === column || undefined} onClick={() => onSortChange(nextSort(sort, column))}>
        {label}
        {sort?.column === column && <Icon of={sort.isDown ? ArrowDown : ArrowUp} size="small" />}
      </Sorter>
    </Figure>
  );
  const rates = ({ rates: known }: BoardSums) =>
    parts.map((part) => {
      const rate = known?.[part];
      const level = rate === undefined ? undefined : rate === 100 ? 'full' : rate < 40 ? 'low' : undefined;
      return (
        <Rate key={part} data-level={level} data-whole={part === 'all' || undefined}>
          {rate !== undefined && `${rate}%`}
        </Rate>
      );
    });
  return (
    <BoardGrid aria-label={text.title}>
      <thead>
        <tr>
          {head('name', text.major, false)}
          {head('courses', text.courses)}
          {parts.map((part) => head(part, part === 'all' ? text.rate : partName(part)[language]))}
          {head('errors', text.errors)}
          {head('reminders', text.reminders)}
          {head('reviews', text.reviews)}
          {head('next', text.next, false)}
        </tr>
      </thead>
      {sortedRows(rows, sort, language).map((row) => (
        <tbody key={row.department.id}>
          <DepartmentLine>
            <th scope="rowgroup" lang={langOf(row.department.name, language)}>
              {row.department.name}
            </th>
            <Figure>{row.courses}</Figure>
            {rates(row)}
            <Figure>{row.errors}</Figure>
            <Figure>{row.reminders}</Figure>
            <Figure>{row.reviews}</Figure>
            <td colSpan={1}>{null}</td>
          </DepartmentLine>
          {row.majors.map((one) => {
            const { major } = one;
            return (
              <tr key={major.id}>
                <th scope="row">
                  <MajorHead data-choosing={choices ? true : undefined}>
                    <CourseChoice label={text.chooseOpen({ name: major.name })} courses={one.list} choices={choices} />
                    <div>
                      <span lang={langOf(major.name, language)}>
                        {majorHref ? <Link href={majorHref(major.id)}>{major.name}</Link> : major.name}
                      </span>{' '}
                      <CheckMark major={major} standing={checks.get(major.id)} onRecheck={onRecheck} />
                    </div>
                  </MajorHead>
                </th>
                <Figure>{one.courses}</Figure>
                {rates(one)}
                <LevelFigure level="error" count={one.errors} major={major} href={findingsHref?.(major.id)} />
                <LevelFigure level="warning" count={one.reminders} major={major} href={findingsHref?.(major.id)} />
                <LevelFigure level="review" count={one.reviews} major={major} href={reviewHref?.(major.id)} />
                <DeadlineCell next={one.next} />
              </tr>
            );
          })}
        </tbody>
      ))}
    </BoardGrid>
  );
}

const Sorter = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-block-size: ${tokens.size.hitMin};
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.mark};
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &[data-sorted] {
    color: ${tokens.color.text};
    font-weight: ${tokens.font.strong};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
  }
  [data-words] > & {
    float: inline-start;
  }
`;

const Rate = styled(Figure)`
  &[data-level='low'] {
    color: ${tokens.color.warning};
  }
  &[data-level='full'] {
    color: ${tokens.color.success};
  }
  &&[data-whole] {
    font-weight: ${tokens.font.strong};
  }
`;
