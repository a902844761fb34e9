import { wholePercent, type NumberedGoal } from '@college/curriculum-model';
import { NumericInput } from '@college/ui/NumericInput';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { SummedTable } from '../cells';
import type { GoalShares } from './useGoalShares';

interface GoalShareRowsProps {
  state: GoalShares;
  goals: readonly NumberedGoal[];
  problemId: string;
}

/** The shares as they are edited: a field for each item and goal, and what every column adds up to. */
export function GoalShareRows({ state, goals, problemId }: GoalShareRowsProps) {
  const { text, rows, walk, totals, wrong } = state;
  return (
    <Table aria-label={text.title} onKeyDown={walk.onKeyDown} onFocus={walk.onFocus}>
      <colgroup>
        <col style={{ inlineSize: '30%' }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{text.item}</th>
          {goals.map(({ id, code, description }) => (
            <th key={id} scope="col" data-align="end" title={description}>
              {code}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((_, row) => (
          <tr key={row}>
            <th scope="row">{state.nameOf(row)}</th>
            {goals.map((goal, column) => {
              const isInvalid = wrong.some((at) => at.row === row && at.column === column);
              return (
                <td key={goal.id} data-row={row} data-column={column} data-align="end">
                  <NumericInput
                    aria-label={text.shareOf({ item: state.nameOf(row), goal: goal.code })}
                    unit="%"
                    value={state.shareText(row, goal)}
                    isInvalid={isInvalid}
                    aria-describedby={isInvalid ? problemId : undefined}
                    onChange={(typed) => state.handleCell(row, goal, typed)}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.total}</th>
          {goals.map(({ id }) => (
            <td key={id} data-align="end" data-tone={totals.size > 0 && totals.get(id) !== wholePercent ? 'warning' : undefined}>
              {totals.get(id) ?? 0}%
            </td>
          ))}
        </tr>
      </tfoot>
    </Table>
  );
}

const Table = styled(SummedTable)`
  tbody th {
    padding-block: ${tokens.space[2]};
  }
  tbody td[data-align='end'] {
    padding-inline-start: ${tokens.space[1]};
  }
`;
