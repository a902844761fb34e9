import type { MergePlan } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages, withLang } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { PlainList } from '../../support/layoutParts';
import { Caption, MutedText } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { editionFindingMessages } from './findingMessages';

type PlannedFinding = Omit<MergePlan['findings'][number], 'because'> & { because?: string | null };

interface FindingsListProps {
  findings: readonly PlannedFinding[];
  /** The place of each conflict in the list, from 1, by key. */
  numbers: ReadonlyMap<string, number>;
  /** Where the record at a place can be opened. */
  placeHref?: ((place: string) => string | undefined) | undefined;
}

const order = ['blocks', 'opened', 'kept', 'closed'] as const;
/** What weighs less where the plan does not say how much. */
const lesser = new Set(['indicatorWeakOnly', 'indicatorOnOneElective', 'courseWithoutSupport', 'bindingWithoutGoal', 'goalUnbound']);

/** What the rules say of the result: what stands against it first, then new gaps, those that were there, and those that it closes. */
export function FindingsList({ findings, numbers, placeHref }: FindingsListProps) {
  const text = useMessages(editionFindingMessages);
  const language = useLanguage();
  function originOf({ type, because, isAccepted }: PlannedFinding) {
    const number = because == null ? undefined : numbers.get(because);
    if (isAccepted) return text.accepted;
    return number === undefined ? text[type] : text.openedBy({ number });
  }

  if (findings.length === 0) return <MutedText>{text.none}</MutedText>;
  return (
    <PlainList>
      {order.flatMap((type) =>
        findings
          .filter((finding) => finding.type === type)
          .map((finding) => {
            const href = type === 'blocks' ? placeHref?.(finding.at) : undefined;
            return (
              <Finding key={`${type} ${finding.rule ?? ''} ${finding.at}`}>
                <Sign data-sign={signOf(finding)}>
                  <Icon of={signs[signOf(finding)]} />
                </Sign>
                <span>
                  {withLang(finding.message, language)}
                  <Origin>{originOf(finding)}</Origin>
                  {href !== undefined && (
                    <Link href={href} aria-label={text.goThereFor({ sentence: finding.message })}>
                      {text.goThere}
                    </Link>
                  )}
                </span>
              </Finding>
            );
          }),
      )}
    </PlainList>
  );
}

const signs = { danger: CircleAlert, warning: TriangleAlert, success: CircleCheck, accepted: CircleCheck };

function signOf({ type, rule, level, isAccepted }: PlannedFinding): keyof typeof signs {
  if (isAccepted) return 'accepted';
  if (type === 'closed') return 'success';
  if (type === 'blocks') return 'danger';
  const isLesser = level === undefined ? rule !== null && lesser.has(rule) : level !== 'error';
  return isLesser ? 'warning' : 'danger';
}

const Finding = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[1]};
  overflow-wrap: anywhere;
`;

const Sign = styled.span`
  padding-block-start: 2px;
  color: ${tokens.color.danger};

  &[data-sign='warning'] {
    color: ${tokens.color.warning};
  }
  &[data-sign='accepted'] {
    color: ${tokens.color.textMuted};
  }
  &[data-sign='success'] {
    color: ${tokens.color.success};
  }
`;

const Origin = styled(Caption)`
  display: block;
`;
