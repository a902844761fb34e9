import type { EditionFindings, ToldFinding } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages, withLang } from '@college/ui/messages';
import { ArrowRight, ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useDateTime } from '../../support/dateTime';
import { FindingHeading } from '../../support/findingParts';
import { langOf } from '../../support/langOf';
import { PlainList } from '../../support/layoutParts';
import { useLanguage } from '../../support/useLanguage';
import { Below, Count, End, Fold, Group, Row } from './findingListParts';
import { LevelSign } from '../LevelSign';
import { findingListMessages } from './messages';
import { shownOfGroup } from './useFindingList';
import { WithdrawAct } from './WithdrawAct';

interface AcceptedFindingsProps {
  accepted: NonNullable<EditionFindings['accepted']>;
  hrefOf: (finding: ToldFinding) => string | undefined;
  /** Lets one count again; without it nobody is offered to. */
  onWithdraw: ((id: number) => Promise<void>) | undefined;
  /** @default 'h2' */
  heading?: 'h2' | 'h3';
}

/** The findings that were accepted, apart from the open ones: by whom, when, why, and until when. */
export function AcceptedFindings({ accepted, hrefOf, onWithdraw, heading = 'h2' }: AcceptedFindingsProps) {
  const text = useMessages(findingListMessages);
  const language = useLanguage();
  const formatTime = useDateTime();
  const [isExpanded, setExpanded] = useState(true);
  const [most, setMost] = useState(shownOfGroup);
  const [withdrawn, setWithdrawn] = useState<number | null>(null);
  const id = useId();
  const rest = accepted.length - most;

  async function handleWithdraw(acceptanceId: number) {
    setWithdrawn(acceptanceId);
    await onWithdraw?.(acceptanceId);
    setWithdrawn(null);
  }

  return (
    <Group aria-label={text.acceptedTitle}>
      <FindingHeading as={heading}>
        <Fold type="button" aria-expanded={isExpanded} aria-controls={id} onClick={() => setExpanded(!isExpanded)}>
          <b>{text.acceptedTitle}</b>
          <Count>{accepted.length}</Count>
          <Icon of={isExpanded ? ChevronUp : ChevronDown} />
        </Fold>
      </FindingHeading>
      <div id={id} hidden={!isExpanded}>
        <PlainList>
          {accepted.slice(0, most).map(({ finding, by }) => {
            const href = hrefOf(finding);
            const sentence = finding.sentence[language];
            const name = text.acceptedBy({ name: by.userName, time: formatTime(by.acceptedAt, 'day') });
            return (
              <Row key={finding.id}>
                <LevelSign level={finding.level} />
                <span>{withLang(sentence, language)}</span>
                <End>
                  {onWithdraw && (
                    <WithdrawAct sentence={sentence} isPending={withdrawn === by.id} onWithdraw={() => void handleWithdraw(by.id)} />
                  )}
                  {href !== undefined && (
                    <Link href={href} aria-label={text.goTo({ place: finding.owner[language] })}>
                      <Icon of={ArrowRight} />
                    </Link>
                  )}
                </End>
                <Below>
                  <span lang={langOf(by.reason, language)}>{by.reason}</span>
                  <span>{withLang(by.until === null ? name : `${name} · ${text.acceptedUntil({ day: by.until })}`, language)}</span>
                </Below>
              </Row>
            );
          })}
        </PlainList>
        {rest > 0 && (
          <Button variant="link" size="small" onPress={() => setMost(accepted.length)}>
            {text.showMore({ count: rest })}
          </Button>
        )}
      </div>
    </Group>
  );
}
