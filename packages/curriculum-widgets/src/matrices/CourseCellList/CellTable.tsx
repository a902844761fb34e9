import { relateValues, type CourseMatrixRow, type ProjectRow } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { Star } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { styled } from 'styled-components';
import type { TransferItem } from '../../support/TransferPicker';
import { cellsAt, type GoalColumn } from './courseCells';
import { courseCellMessages } from './messages';

interface CellTableProps {
  projects: readonly ProjectRow[];
  columns: readonly GoalColumn[];
  rows: readonly CourseMatrixRow[];
  items: readonly TransferItem[];
  /** Opens a cell; absent where the matrix can only be read. */
  onOpen?: (cell: { projectId: number; goalId: number; words: string }) => void;
}

/** Chapters with their bound goals, and in each cell its points with their strength. */
export function CellTable({ projects, columns, rows, items, onOpen }: CellTableProps) {
  const text = useMessages(courseCellMessages);
  if (columns.length === 0) return <EmptyState title={text.noGoals} hint={text.noGoalsHint} />;
  if (projects.length === 0) return <EmptyState title={text.noChapters} hint={text.noChaptersHint} />;
  const itemOf = new Map(items.map((item) => [item.id, item]));
  return (
    <>
      <Table aria-label={text.table}>
        <thead>
          <tr>
            <th scope="col">{text.chapter}</th>
            <th scope="col">{text.goal}</th>
            <th scope="col">{text.points}</th>
            {onOpen && (
              <th scope="col">
                <VisuallyHidden>{text.acts}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        {projects.map((project) => (
          <tbody key={project.id}>
            {columns.map(({ goal, number, indicator }, place) => {
              const cells = cellsAt(rows, project.id, goal.id);
              const name = `G${number}`;
              return (
                <tr key={goal.id}>
                  {place === 0 && (
                    <th scope="rowgroup" rowSpan={columns.length}>
                      {project.name}
                    </th>
                  )}
                  <td title={indicator.description}>
                    <Code>{name}</Code>
                    {goal.description}
                  </td>
                  <td>
                    {cells.length === 0 ? <Muted>{text.none}</Muted> : null}
                    <Points>
                      {cells.map(({ id, point, relate }) => {
                        const item = itemOf.get(point.id);
                        return (
                          <Held key={id}>
                            <Star kind={relate.relate === relateValues.strong ? 'strong' : 'weak'} />
                            {item && <Code>{text.point({ number: item.number })}</Code>}
                            {item?.label ?? point.title}
                          </Held>
                        );
                      })}
                    </Points>
                  </td>
                  {onOpen && (
                    <td>
                      <Button
                        variant="link"
                        size="small"
                        aria-label={text.chooseFor({ chapter: project.name, goal: name })}
                        onPress={() =>
                          onOpen({
                            projectId: project.id,
                            goalId: goal.id,
                            words: text.cell({ chapter: project.name, goal: `${name} ${goal.description}` }),
                          })
                        }
                      >
                        {text.choose}
                      </Button>
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        ))}
      </Table>
      <Legend>{text.legend}</Legend>
    </>
  );
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  border-block-start: 1px solid ${tokens.color.rule};

  th,
  td {
    position: relative;
    padding: ${tokens.space[2]} ${tokens.density.cellX};
    text-align: start;
    vertical-align: baseline;
  }
  td:last-child {
    white-space: nowrap;
    text-align: end;
  }
  thead th {
    border-block-end: 1px solid ${tokens.color.borderStrong};
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  tbody th {
    inline-size: 20%;
    font-weight: ${tokens.font.strong};
  }
  tbody td:nth-last-child(3) {
    inline-size: 36%;
  }
  tbody tr {
    border-block-end: 1px solid ${tokens.color.border};
  }
  tbody tr:last-child {
    border-block-end-color: ${tokens.color.borderStrong};
  }
`;

const Code = styled.span`
  padding-inline-end: ${tokens.space[2]};
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Points = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
`;

const Held = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};

  > ${Code} {
    padding-inline-end: 0;
  }
`;

const Muted = styled.span`
  color: ${tokens.color.textMuted};
`;

const Legend = styled.p`
  margin: 0;
  padding-block-start: ${tokens.space[3]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
