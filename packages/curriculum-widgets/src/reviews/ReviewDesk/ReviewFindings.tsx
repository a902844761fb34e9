import type { ToldFinding } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages, withLang } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ChevronDown, ChevronUp, CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { FindingRow } from '../../rules/FindingList/FindingRow';
import type { OfferedFixes } from '../../rules/fixes/QuickFixActs';
import { FindingFold, FindingHeading } from '../../support/findingParts';
import { PlainList } from '../../support/layoutParts';
import { Caption, Muted } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { reviewDeskMessages } from './messages';
import { blockingIn } from './reviewFacts';
import { ShowMore } from './reviewParts';

// More than these are asked for; what blocks stands first.
const shownFindings = 8;

interface ReviewFindingsProps {
  title: string;
  /** Nothing is shown of no findings. */
  findings: readonly ToldFinding[];
  /** Whether these are found no more. */
  isSolved?: boolean;
  defaultExpanded?: boolean;
  hrefOf?: ((finding: ToldFinding) => string | undefined) | undefined;
  onAccept?: ((finding: ToldFinding) => void) | undefined;
  fixesOf?: ((finding: ToldFinding) => OfferedFixes | undefined) | undefined;
}

/** Findings under a heading that folds. */
export function ReviewFindings({
  title,
  findings,
  isSolved = false,
  defaultExpanded = false,
  hrefOf,
  onAccept,
  fixesOf,
}: ReviewFindingsProps) {
  const text = useMessages(reviewDeskMessages);
  const [isExpanded, setExpanded] = useState(defaultExpanded);
  const [isAllShown, setAllShown] = useState(false);
  const id = useId();
  const blocking = isSolved ? 0 : blockingIn(findings);
  const shown = !isExpanded ? [] : isAllShown ? findings : findings.slice(0, shownFindings);
  const rest = findings.length - shown.length;
  if (findings.length === 0) return null;
  return (
    <section aria-label={title}>
      <FindingHeading>
        <Fold type="button" aria-expanded={isExpanded} aria-controls={id} onClick={() => setExpanded(!isExpanded)}>
          <b>{title}</b>
          <Muted>{findings.length}</Muted>
          <Caption>{blocking > 0 && text.ofWhichBlock({ count: blocking })}</Caption>
          <Icon of={isExpanded ? ChevronUp : ChevronDown} />
        </Fold>
      </FindingHeading>
      <div id={id} hidden={!isExpanded}>
        <PlainList>
          {shown.map((finding) =>
            isSolved ? (
              <SolvedFinding key={finding.id} finding={finding} />
            ) : (
              <FindingRow
                key={finding.id}
                finding={finding}
                isOwnerShown={finding.at.startsWith('course')}
                note={finding.level === 'error' ? text.blocks : undefined}
                href={hrefOf?.(finding)}
                onAccept={onAccept}
                fixes={fixesOf?.(finding)}
              />
            ),
          )}
        </PlainList>
        {isExpanded && rest > 0 && (
          <ShowMore>
            <Button variant="link" onPress={() => setAllShown(true)}>
              {text.moreFindings({ count: rest })}
            </Button>
          </ShowMore>
        )}
      </div>
    </section>
  );
}

function SolvedFinding({ finding: { at, owner, sentence } }: { finding: ToldFinding }) {
  const language = useLanguage();
  return (
    <Row>
      <Solved>
        <Icon of={CircleCheck} />
      </Solved>
      <span>
        {at.startsWith('course') && <Muted>{withLang(owner[language], language)} </Muted>}
        {withLang(sentence[language], language)}
      </span>
    </Row>
  );
}

const Fold = styled(FindingFold)`
  grid-template-columns: auto auto minmax(0, 1fr) 16px;
  min-block-size: 36px;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space[3]};
  min-block-size: 36px;
  border-block-end: 1px solid ${tokens.color.border};
  overflow-wrap: anywhere;
`;

const Solved = styled.span`
  color: ${tokens.color.success};
`;
