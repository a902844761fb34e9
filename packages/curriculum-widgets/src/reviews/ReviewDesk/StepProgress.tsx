import { bandNameOf, bandTitles, type ProposalDetail, type ProposalStep } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import { styled } from 'styled-components';
import { PlainList } from '../../support/layoutParts';
import { Caption, PartTitle } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { reviewDeskMessages } from './messages';
import { AsideHead, AsidePart } from './reviewParts';

// The others are counted.
const shownPeople = 4;

/** The steps of a review: who approved each, and who can decide it. */
export function StepProgress({ proposal: { steps, events }, userId }: { proposal: ProposalDetail; userId: number | undefined }) {
  const text = useMessages(reviewDeskMessages);
  const names = new Map(
    events.flatMap((event) => (event.userId !== null && event.userName !== null ? [[event.userId, event.userName]] : [])),
  );
  return (
    <AsidePart aria-label={text.steps}>
      <AsideHead>
        <PartTitle as="h2">{text.steps}</PartTitle>
        <Caption>{`${steps.filter(({ isDone }) => isDone).length}/${steps.length}`}</Caption>
      </AsideHead>
      <PlainList as="ol">
        {steps.map((step) => (
          <StepRow key={step.key} step={step} names={names} userId={userId} />
        ))}
      </PlainList>
    </AsidePart>
  );
}

interface StepRowProps {
  step: ProposalStep;
  /** What those are called who decided something. */
  names: ReadonlyMap<number, string>;
  userId: number | undefined;
}

function StepRow({ step, names, userId }: StepRowProps) {
  const text = useMessages(reviewDeskMessages);
  const language = useLanguage();
  const { name, isDone, isCurrent, approvals, approvedBy, deciders, deciderCount } = step;
  const state = isDone ? 'done' : isCurrent ? 'now' : 'later';
  const icons = { done: CircleCheck, now: CircleDot, later: Circle };
  const words = { done: text.stepDone, now: text.stepNow, later: text.stepLater };
  const waiting = deciders.filter((one) => !approvedBy.includes(one.userId));
  const shown = waiting.slice(0, shownPeople);
  const rest = deciderCount - (deciders.length - waiting.length) - shown.length;
  return (
    <Row data-state={state} aria-current={isCurrent ? 'step' : undefined}>
      <Icon of={icons[state]} />
      <b>{name[language]}</b>
      <State>{words[state]}</State>
      <Below>
        {approvals > 1 && <Caption>{text.ofApprovals({ given: approvedBy.length, wanted: approvals })}</Caption>}
        {approvedBy.map((id) => (
          <span key={id}>{id === userId ? text.yourself : (names.get(id) ?? text.somebody)}</span>
        ))}
        {!isDone &&
          shown.map((one) => (
            <Caption key={one.userId}>
              {one.userName} {bandTitles[bandNameOf(one.permissionId)][language]}
              {one.userId === userId && `${language === 'zh' ? '，' : ', '}${text.you}`}
            </Caption>
          ))}
        {!isDone && rest > 0 && <Caption>{text.more({ count: rest })}</Caption>}
      </Below>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: 2px ${tokens.space[2]};
  padding-block: ${tokens.space[2]};
  color: ${tokens.color.textMuted};

  b {
    font-weight: ${tokens.font.strong};
    overflow-wrap: anywhere;
  }
  &[data-state='done'],
  &[data-state='now'] {
    color: ${tokens.color.text};
  }
  &[data-state='done'] > svg {
    color: ${tokens.color.success};
  }
`;

const State = styled.span`
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  [data-state='now'] > & {
    font-weight: ${tokens.font.strong};
  }
`;

const Below = styled.div`
  display: grid;
  grid-column: 2 / -1;
  overflow-wrap: anywhere;
`;
