import { curriculumRules, type Acceptance } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { useMessages, withLang } from '@college/ui/messages';
import { ChevronDown, ChevronUp, CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useDateTime } from '../../support/dateTime';
import { FindingHeading } from '../../support/findingParts';
import { langOf } from '../../support/langOf';
import { PlainList } from '../../support/layoutParts';
import { useLanguage } from '../../support/useLanguage';
import { Below, Count, End, Fold, Group, Row } from './findingListParts';
import { findingListMessages } from './messages';
import { WithdrawAct } from './WithdrawAct';

interface MendedFindingsProps {
  mended: readonly Acceptance[];
  /** Takes one off the list; without it nobody is offered to. */
  onWithdraw: ((id: number) => Promise<void>) | undefined;
}

/** Acceptances of what is not found any more, by the rules that had found it: they count again should it come back as it read. */
export function MendedFindings({ mended, onWithdraw }: MendedFindingsProps) {
  const text = useMessages(findingListMessages);
  const language = useLanguage();
  const formatTime = useDateTime();
  const [isExpanded, setExpanded] = useState(false);
  const [withdrawn, setWithdrawn] = useState<number | null>(null);
  const id = useId();

  async function handleWithdraw(acceptanceId: number) {
    setWithdrawn(acceptanceId);
    await onWithdraw?.(acceptanceId);
    setWithdrawn(null);
  }

  return (
    <Group aria-label={text.mendedTitle}>
      <FindingHeading as="h2">
        <Fold type="button" aria-expanded={isExpanded} aria-controls={id} onClick={() => setExpanded(!isExpanded)}>
          <b>{text.mendedTitle}</b>
          <Count>{mended.length}</Count>
          <Icon of={isExpanded ? ChevronUp : ChevronDown} />
        </Fold>
      </FindingHeading>
      <div id={id} hidden={!isExpanded}>
        <PlainList>
          {mended.map((by) => {
            const rule = curriculumRules.find((one) => by.finding.startsWith(`${one.id}.`));
            const title = rule?.title[language] ?? by.finding;
            return (
              <Row key={by.id}>
                <Icon of={CircleCheck} />
                <span>{title}</span>
                <End>
                  {onWithdraw && (
                    <WithdrawAct
                      sentence={`${title} · ${by.reason}`}
                      isPending={withdrawn === by.id}
                      onWithdraw={() => void handleWithdraw(by.id)}
                    />
                  )}
                </End>
                <Below>
                  <span lang={langOf(by.reason, language)}>{by.reason}</span>
                  <span>{withLang(text.acceptedBy({ name: by.userName, time: formatTime(by.acceptedAt, 'day') }), language)}</span>
                </Below>
              </Row>
            );
          })}
        </PlainList>
      </div>
    </Group>
  );
}
