import type { CopyPlan } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { Skeleton } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import type { Loadable } from '../loadable';
import { plannedKinds, planMessages } from './planMessages';
import { PartTitle } from '../../../support/textParts';

interface PlanSummaryProps {
  plan: Loadable<CopyPlan>;
  /** How many entries of the major matrix the bindings make. */
  bindings: number;
  onRetry: () => void;
}

/** What the copy will create, and whether the target major already has a course of this name. Looked at before Next is pressed. */
export function PlanSummary({ plan, bindings, onRetry }: PlanSummaryProps) {
  const text = useMessages(planMessages);
  if (plan.status === 'failed') {
    return (
      <Foot>
        <Note
          variant="warning"
          action={
            <Button variant="link" size="small" onPress={onRetry}>
              {text.retry}
            </Button>
          }
        >
          {text.failed} {plan.message}
        </Note>
      </Foot>
    );
  }
  if (plan.status === 'loading') {
    return (
      <Foot role="status" aria-label={text.loading}>
        <Skeleton width={160} />
        <Skeleton />
      </Foot>
    );
  }
  const { name, targetName, clashes } = plan.value;
  const counts = { ...plan.value, bindings };
  return (
    <Foot role="status">
      {clashes.length > 0 && <Note variant="warning">{text.clash({ target: targetName, name, count: clashes.length })}</Note>}
      <PartTitle as="h4">{text.willCreate({ target: targetName })}</PartTitle>
      <Counts>
        {plannedKinds.map((kind) => (
          <div key={kind}>
            <dt>{text[kind]}</dt>
            <dd>{counts[kind]}</dd>
          </div>
        ))}
      </Counts>
    </Foot>
  );
}

const Foot = styled.div`
  display: grid;
  flex: none;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]} ${tokens.space[6]};
  border-block-start: 1px solid ${tokens.color.border};
`;

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${tokens.space[6]};
  margin: 0;
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[2]};
  }
  dt {
    color: ${tokens.color.textMuted};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  &:lang(en) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
