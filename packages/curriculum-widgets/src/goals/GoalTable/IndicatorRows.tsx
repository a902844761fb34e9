import { numberedText, type Indicator } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { Eraser, Pencil, Plus, Trash2 } from 'lucide-react';
import { Fragment, memo } from 'react';
import { indicatorName } from '../indicatorName';
import { GoalWords } from './GoalWords';
import type { GoalTableText } from './messages';
import { Cell, GoalLine, GoalNumber, IndicatorActs, IndicatorBox, IndicatorNumber, RowButton } from './rowParts';

interface IndicatorRowsProps {
  indicator: Indicator;
  keyword: string;
  isReadOnly: boolean;
  /** Whether its goals are on their way out. */
  isClearing: boolean;
  text: GoalTableText;
}

/** One indicator point with all of its goals: its cell spans their rows. */
export const IndicatorRows = memo(function IndicatorRows({ indicator, keyword, isReadOnly, isClearing, text }: IndicatorRowsProps) {
  const goals = indicator.children;
  const name = indicatorName(indicator.description);
  return (
    <tbody data-indicator={indicator.id} aria-busy={isClearing || undefined}>
      {(goals.length === 0 ? [null] : goals).map((goal, index) => (
        // The first row stays whichever goal stands in it: focus on the indicator point's acts must outlive a clearing.
        <tr key={index === 0 ? 'first' : goal?.id} data-goal={goal?.id}>
          {index === 0 && (
            <th
              scope="rowgroup"
              rowSpan={Math.max(1, goals.length)}
              tabIndex={isReadOnly ? -1 : undefined}
              data-stop={isReadOnly ? 'indicator' : undefined}
            >
              <IndicatorBox>
                <IndicatorWords {...{ keyword, text }} description={indicator.description} />
                {!isReadOnly && (
                  <IndicatorActs>
                    <Act act="add" label={text.addUnder({ indicator: name })} icon={Plus} />
                    <Act act="clear" label={text.clear({ indicator: name })} icon={Eraser} isDanger isDisabled={isClearing} />
                  </IndicatorActs>
                )}
              </IndicatorBox>
            </th>
          )}
          {goal ? (
            <Fragment key={goal.id}>
              <Cell role="gridcell" tabIndex={-1} data-stop="goal">
                <GoalLine>
                  <GoalNumber>{index + 1}</GoalNumber>
                  <span>
                    <GoalWords words={goal.description} {...{ keyword, text }} />
                  </span>
                </GoalLine>
              </Cell>
              {!isReadOnly && (
                <Cell role="gridcell" data-part="acts">
                  <Act act="edit" label={text.edit({ goal: `${name}-${index + 1}` })} icon={Pencil} />
                  <Act act="delete" label={text.remove({ goal: `${name}-${index + 1}` })} icon={Trash2} isDanger />
                </Cell>
              )}
            </Fragment>
          ) : (
            <Cell role="gridcell" colSpan={isReadOnly ? 1 : 2} tabIndex={-1} data-stop="goal" data-none="">
              {text.none}
            </Cell>
          )}
        </tr>
      ))}
    </tbody>
  );
});

function IndicatorWords({ description, keyword, text }: { description: string; keyword: string; text: GoalTableText }) {
  const { number, text: words } = numberedText(description);
  return (
    <div>
      {number && (
        <IndicatorNumber>
          <GoalWords words={number} {...{ keyword, text }} />{' '}
        </IndicatorNumber>
      )}
      <GoalWords words={words} {...{ keyword, text }} />
    </div>
  );
}

interface ActProps {
  act: string;
  label: string;
  icon: typeof Plus;
  isDanger?: boolean;
  isDisabled?: boolean;
}

function Act({ act, label, icon, isDanger, isDisabled }: ActProps) {
  return (
    <RowButton
      type="button"
      tabIndex={-1}
      data-act={act}
      data-stop={act}
      data-danger={isDanger || undefined}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      title={label}
    >
      <Icon of={icon} />
    </RowButton>
  );
}
