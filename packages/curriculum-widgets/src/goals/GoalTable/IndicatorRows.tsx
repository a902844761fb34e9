import { numberedText, type Goal, type Indicator } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { Eraser, Pencil, Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { PlaceMark } from '../../support/placeMarks/PlaceMark';
import { indicatorName } from '../indicatorName';
import { goalWords } from './GoalWords';
import type { GoalTableText } from './messages';

interface IndicatorRowsProps {
  indicator: Indicator;
  keyword: string;
  isReadOnly: boolean;
  /** Whether its goals are on their way out. */
  isClearing: boolean;
  text: GoalTableText;
}

// Drawn once for all rows.
const signs = { add: <Icon of={Plus} />, clear: <Icon of={Eraser} />, edit: <Icon of={Pencil} />, delete: <Icon of={Trash2} /> };

/**
 * One indicator point with all of its goals: its cell spans their rows. Rows are keyed by index and not by goal: a search then changes text instead of
 * elements, and focus survives clearing.
 */
export const IndicatorRows = memo(function IndicatorRows({ indicator, keyword, isReadOnly, isClearing, text }: IndicatorRowsProps) {
  const goals = indicator.children;
  const name = indicatorName(indicator.description);
  const first = (
    <th
      scope="row"
      rowSpan={Math.max(1, goals.length)}
      tabIndex={isReadOnly ? -1 : undefined}
      data-stop={isReadOnly ? 'indicator' : undefined}
      data-acts={isReadOnly ? undefined : ''}
    >
      {indicatorWords(indicator.description, keyword, text)}
      {!isReadOnly && (
        <span data-part="both">
          {actOn('add', text.addUnder({ indicator: name }))}
          {actOn('clear', text.clear({ indicator: name }), isClearing)}
        </span>
      )}
    </th>
  );
  const bareCell = (
    <td colSpan={isReadOnly ? 1 : 2} tabIndex={-1} data-part="none" data-stop="goal">
      {text.none}
    </td>
  );
  return (
    <tbody data-indicator={indicator.id} aria-busy={isClearing || undefined}>
      {(goals.length === 0 ? [null] : goals).map(row)}
    </tbody>
  );

  function row(goal: Goal | null, index: number) {
    return (
      <tr key={index} data-goal={goal?.id}>
        {index === 0 && first}
        {goal ? goalCells(goal, index + 1) : bareCell}
      </tr>
    );
  }
  function goalCells(goal: Goal, number: number) {
    return (
      <>
        <td tabIndex={-1} data-part="goal" data-stop="goal">
          <span data-part="number">{number}</span>
          {goalWords(goal.description, keyword, text)}
          <PlaceMark kind="goal" id={goal.id} name={goal.description} />
        </td>
        {!isReadOnly && (
          <td data-part="acts">
            {actOn('edit', text.edit({ goal: `${name}-${number}` }))}
            {actOn('delete', text.remove({ goal: `${name}-${number}` }))}
          </td>
        )}
      </>
    );
  }
});

function indicatorWords(description: string, keyword: string, text: GoalTableText) {
  const { number, text: words } = numberedText(description);
  return (
    <>
      {number && <span data-part="name">{goalWords(number, keyword, text)} </span>}
      {goalWords(words, keyword, text)}
    </>
  );
}

function actOn(act: keyof typeof signs, label: string, isDisabled = false) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-act={act}
      data-stop={act}
      data-danger={act === 'clear' || act === 'delete' || undefined}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
    >
      {signs[act]}
    </button>
  );
}
