import { goalModes, hasNoGoals, isSameGoalText } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { PlainList } from '../../support/layoutParts';
import { useLanguage } from '../../support/useLanguage';
import { courseGoalsMessages } from '../messages';
import type { GoalDesk } from '../useGoalDesk';

/** A goal that others have written for such a course. */
export interface OfferedGoal {
  text: string;
  /** Where it is from, in words: 样例大纲《…》. */
  origin: string;
}

/** Finds goals to offer; without any, nothing is shown. */
export type OfferGoals = (options: { signal: AbortSignal }) => Promise<readonly OfferedGoal[]>;

interface OfferedGoalsProps {
  desk: GoalDesk;
  offerGoals: OfferGoals;
}

/** Goals to start from where a course has none; each opens the form, where its indicator point is chosen. Those that were not taken stay until the page is left. */
export function OfferedGoals({ desk: { state, form }, offerGoals }: OfferedGoalsProps) {
  const text = useMessages(courseGoalsMessages);
  const language = useLanguage();
  const [offered, setOffered] = useState<readonly OfferedGoal[]>([]);
  const isEmpty = state.status === 'shown' && state.indicators.length > 0 && hasNoGoals(state.indicators);

  useEffect(() => {
    if (!isEmpty) return;
    const asked = new AbortController();
    // An offer that does not come is none: the goals can be written without it.
    offerGoals({ signal: asked.signal }).then(setOffered, () => {});
    return () => asked.abort();
  }, [isEmpty, offerGoals]);

  const stored = state.status === 'shown' ? state.indicators.flatMap(({ children }) => children) : [];
  const open = offered.filter((one) => !stored.some(({ description }) => isSameGoalText(description, one.text)));
  const [first] = open;
  if (state.status !== 'shown' || !first) return null;
  return (
    <Offer aria-label={text.offered}>
      <h3>{text.offered}</h3>
      <Origin>{text.offeredFrom({ origin: first.origin })}</Origin>
      <PlainList>
        {open.map((one) => (
          <Line key={one.text}>
            <span lang={langOf(one.text, language)}>{one.text}</span>
            <Button
              variant="ghost"
              size="small"
              aria-label={text.takeOffered({ goal: one.text })}
              onPress={() => form.open({ mode: goalModes.add, offeredText: one.text })}
            >
              <Icon of={Plus} />
              {text.take}
            </Button>
          </Line>
        ))}
      </PlainList>
    </Offer>
  );
}

const Offer = styled.section`
  display: grid;
  gap: ${tokens.space[1]};
  padding-block: ${tokens.space[3]};
  border-block-start: 1px solid ${tokens.color.border};

  h3 {
    margin: 0;
    font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
  }
`;

const Origin = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  min-block-size: ${tokens.density.row};
  border-block-start: 1px dashed ${tokens.color.border};
`;
