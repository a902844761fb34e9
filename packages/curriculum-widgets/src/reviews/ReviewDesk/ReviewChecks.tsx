import type { ToldFinding } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ErrorState } from '@college/ui/ErrorState';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LevelSign } from '../../rules/LevelSign';
import { PlainList } from '../../support/layoutParts';
import { Caption, Muted, MutedText, PartTitle } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { reviewDeskMessages } from './messages';
import type { CheckedFinding, Checks } from './reviewFacts';
import { Sided, SideHead } from './reviewParts';

// More than these are asked for: what blocks and what is new stand first.
const shownFindings = 8;

interface ReviewChecksProps {
  checks: Checks | null;
  failure: string | null;
  onRetry: () => void;
  /** Where a finding can be mended; undefined where it leads nowhere. */
  findingHref: ((finding: ToldFinding) => string | undefined) | undefined;
}

/** What the rules find in the draft: what blocks first, what is solved last, in one line. */
export function ReviewChecks({ checks, failure, onRetry, findingHref }: ReviewChecksProps) {
  const text = useMessages(reviewDeskMessages);
  const language = useLanguage();
  const [isAllShown, setAllShown] = useState(false);
  const blocking = checks?.open.filter(({ finding }) => finding.level === 'error').length ?? 0;
  const shown = isAllShown ? checks?.open : checks?.open.slice(0, Math.max(shownFindings, blocking));
  const rest = (checks?.open.length ?? 0) - (shown?.length ?? 0);
  return (
    <Sided aria-label={text.checks}>
      <SideHead>
        <PartTitle as="h2">{text.checks}</PartTitle>
        {checks && checks.accepted > 0 && <Caption>{text.accepted({ count: checks.accepted })}</Caption>}
      </SideHead>
      <div>
        {failure !== null && <ErrorState title={text.checksFailed} hint={failure} onRetry={onRetry} />}
        {!checks && failure === null && <Loading label={text.checking} />}
        {checks && checks.open.length === 0 && <MutedText>{text.noFindings}</MutedText>}
        <PlainList>
          {shown?.map((checked) => (
            <Line key={checked.finding.id} checked={checked} href={findingHref?.(checked.finding)} />
          ))}
          {checks && checks.solved.length > 0 && (
            <Row>
              <Solved>
                <Icon of={CircleCheck} />
              </Solved>
              <span>
                {text.solved({ count: checks.solved.length })}
                <Caption> {[...new Set(checks.solved.map(({ owner }) => owner[language]))].slice(0, 6).join(text.listComma)}</Caption>
              </span>
            </Row>
          )}
        </PlainList>
        {rest > 0 && (
          <Button variant="link" onPress={() => setAllShown(true)}>
            {text.moreFindings({ count: rest })}
          </Button>
        )}
      </div>
    </Sided>
  );
}

function Line({ checked: { finding, isNew }, href }: { checked: CheckedFinding; href: string | undefined }) {
  const text = useMessages(reviewDeskMessages);
  const language = useLanguage();
  const { at, level, owner, sentence } = finding;
  const blocks = isNew ? text.newBlocks : text.knownBlocks;
  return (
    <Row>
      <LevelSign level={level} />
      <span>
        {at.startsWith('course') && <Muted>{owner[language]} </Muted>}
        {sentence[language]}
      </span>
      <Caption>{level === 'error' ? blocks : isNew ? text.isNew : text.known}</Caption>
      {href !== undefined && (
        <Link href={href} aria-label={owner[language]}>
          <Icon of={ArrowRight} />
        </Link>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${tokens.space[3]};
  min-block-size: 36px;
  border-block-end: 1px solid ${tokens.color.border};
  overflow-wrap: anywhere;
`;

const Solved = styled.span`
  color: ${tokens.color.success};
`;
