import { goalModes, type Indicator } from '@college/curriculum-model';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useRef, type MouseEvent, type PointerEvent } from 'react';
import type { GoalFormRequest } from '../useGoalForm';
import { IndicatorRows } from './IndicatorRows';
import type { GoalTableText } from './messages';
import { Grid } from './Grid';
import { useGoalStops } from './useGoalStops';

interface GoalRowsProps {
  rows: readonly Indicator[];
  keyword: string;
  isReadOnly: boolean;
  isBusy: boolean;
  clearingIds: ReadonlySet<number>;
  text: GoalTableText;
  onOpenForm: (request: GoalFormRequest) => void;
  onClear: (indicatorId: number) => void;
}

/** The visible rows. One handler serves all of them. */
export function GoalRows({ rows, keyword, isReadOnly, isBusy, clearingIds, text, onOpenForm, onClear }: GoalRowsProps) {
  const tableRef = useRef<HTMLTableElement>(null);
  const stops = useGoalStops(tableRef, rows);

  function handleClick(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-act]') : null;
    if (!button || button.ariaDisabled === 'true') return;
    const indicatorId = Number(button.closest('tbody')?.dataset.indicator);
    const goalId = Number(button.closest('tr')?.dataset.goal);
    if (button.dataset.act === 'add') onOpenForm({ mode: goalModes.add, indicatorId });
    if (button.dataset.act === 'clear') onClear(indicatorId);
    if (button.dataset.act === 'edit') onOpenForm({ mode: goalModes.edit, indicatorId, goalId });
    if (button.dataset.act === 'delete') onOpenForm({ mode: goalModes.delete, indicatorId, goalId });
  }

  return (
    <Grid
      ref={tableRef}
      role="grid"
      aria-label={text.label}
      aria-busy={isBusy || undefined}
      {...stops}
      onClick={handleClick}
      onPointerOver={nameOnHover}
    >
      <thead>
        <tr>
          <th scope="col">{text.indicator}</th>
          <th scope="col">{text.goal}</th>
          {!isReadOnly && (
            <th scope="col" data-part="acts">
              <VisuallyHidden>{text.acts}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      {rows.map((indicator, index) => (
        <IndicatorRows key={index} {...{ indicator, keyword, isReadOnly, text }} isClearing={clearingIds.has(indicator.id)} />
      ))}
    </Grid>
  );
}

/** Shows the name of an icon under the pointer; in every row it would re-render with every search. */
function nameOnHover(event: PointerEvent) {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-act]') : null;
  if (button) button.title = button.ariaLabel ?? '';
}
