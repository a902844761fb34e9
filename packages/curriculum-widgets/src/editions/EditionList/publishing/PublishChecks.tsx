import type { PublishPlan } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { useMessages, withLang } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { PlainList, Stack } from '../../../support/layoutParts';
import { Muted, MutedText, PartTitle } from '../../../support/textParts';
import { useLanguage } from '../../../support/useLanguage';
import { editionPublishingMessages } from './messages';

/** What would be published in figures, and what the checks find: what stands against it first. */
export function PublishChecks({ plan: { figures, findings } }: { plan: PublishPlan }) {
  const text = useMessages(editionPublishingMessages);
  const errors = findings.filter(({ level }) => level === 'error');
  const reminders = findings.filter(({ level }) => level === 'reminder');
  return (
    <Stack as="section" aria-label={text.checks}>
      <Facts>
        <Fact name={text.courses} value={text.coursesOf({ count: figures.courses })} />
        <Fact name={text.strong} value={text.strongOf(figures.strong)} />
        <Fact name={text.hours} value={text.hoursOf(figures.hours)} />
        {figures.credits !== null && <Fact name={text.credits} value={String(figures.credits)} />}
      </Facts>
      {findings.length === 0 && <MutedText>{text.noFindings}</MutedText>}
      {errors.length > 0 && <Findings title={text.blocked({ count: errors.length })} level="error" findings={errors} />}
      {reminders.length > 0 && <Findings title={text.reminders({ count: reminders.length })} level="reminder" findings={reminders} />}
    </Stack>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface FindingsProps {
  title: string;
  level: PublishPlan['findings'][number]['level'];
  findings: PublishPlan['findings'];
}

function Findings({ title, level, findings }: FindingsProps) {
  const language = useLanguage();
  return (
    <div>
      <PartTitle>{title}</PartTitle>
      <PlainList aria-label={title}>
        {findings.map(({ rule, at, message, owner }) => (
          <Finding key={`${rule ?? message} ${at}`} data-level={level}>
            <Icon of={level === 'error' ? CircleAlert : TriangleAlert} />
            <span>
              {owner !== undefined && <Muted>{withLang(owner, language)} </Muted>}
              {withLang(message, language)}
            </span>
          </Finding>
        ))}
      </PlainList>
    </div>
  );
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[6]};
  margin: 0;

  dt {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const Finding = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[1]};
  overflow-wrap: anywhere;

  > svg {
    margin-block-start: 3px;
    color: ${tokens.color.warning};
  }
  &[data-level='error'] > svg {
    color: ${tokens.color.danger};
  }
`;
