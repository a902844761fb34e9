import type { AcceptFindingRequest, ToldFinding } from '@college/curriculum-model';
import { ErrorState } from '@college/ui/ErrorState';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { useState, type Ref } from 'react';
import { AcceptedFindings } from '../../rules/FindingList/AcceptedFindings';
import { AcceptFinding } from '../../rules/FindingList/AcceptFinding';
import type { QuickFixActs } from '../../rules/fixes/QuickFixActs';
import { findingsRoot } from '../../rules/fixes/useFocusBeside';
import { MutedText, PartTitle } from '../../support/textParts';
import { reviewDeskMessages } from './messages';
import { ReviewFindings } from './ReviewFindings';
import { blockingIn, type Checks } from './reviewFacts';
import { Sided, SideHead } from './reviewParts';

/** Accepts a finding with a reason, until a day or for good. */
export type AcceptAct = (finding: ToldFinding, given: Pick<AcceptFindingRequest, 'reason' | 'until'>) => Promise<unknown>;

interface ReviewChecksProps {
  checks: Checks | null;
  failure: string | null;
  onRetry: () => void;
  /** Whether what blocks is shown without being asked for. */
  isRevealed: boolean;
  /** Where a finding can be mended; undefined where it leads nowhere. */
  hrefOf: ((finding: ToldFinding) => string | undefined) | undefined;
  /** Without it nothing can be accepted here. */
  acceptFinding: AcceptAct | undefined;
  /** What mends a finding; undefined where the person may not edit its place. */
  fixesOf: ((finding: ToldFinding) => QuickFixActs | undefined) | undefined;
  /** Something was mended or accepted, or reads otherwise by now. */
  onOutdated: () => void;
  ref?: Ref<HTMLElement>;
}

/** What the rules find in the draft: what is new, folded what it solved and what was there before, and what was accepted with its reason. */
export function ReviewChecks({ checks, failure, onRetry, isRevealed, hrefOf, acceptFinding, fixesOf, onOutdated, ref }: ReviewChecksProps) {
  const text = useMessages(reviewDeskMessages);
  const [accepting, setAccepting] = useState<ToldFinding | null>(null);
  function offeredOf(finding: ToldFinding) {
    const acts = fixesOf?.(finding);
    return acts && { acts, onChanged: onOutdated };
  }
  const ways = { hrefOf, onAccept: acceptFinding && setAccepting, fixesOf: offeredOf };
  const isClean = checks !== null && checks.added.length + checks.known.length === 0;
  return (
    <Sided ref={ref} {...findingsRoot} aria-label={text.checks}>
      <SideHead>
        <PartTitle as="h2">{text.checks}</PartTitle>
      </SideHead>
      <div>
        {failure !== null && <ErrorState title={text.checksFailed} hint={failure} onRetry={onRetry} />}
        {!checks && failure === null && <Loading label={text.checking} />}
        {isClean && <MutedText>{text.noFindings}</MutedText>}
        {checks && !isClean && checks.added.length === 0 && <MutedText>{text.nothingNew}</MutedText>}
        {checks && (
          <>
            <ReviewFindings title={text.isNew} findings={checks.added} defaultExpanded {...ways} />
            <ReviewFindings title={text.solved} findings={checks.solved} isSolved />
            <ReviewFindings
              key={String(isRevealed)}
              title={text.known}
              findings={checks.known}
              defaultExpanded={isRevealed && blockingIn(checks.known) > 0}
              {...ways}
            />
            {checks.accepted.length > 0 && (
              <AcceptedFindings heading="h3" accepted={checks.accepted} hrefOf={hrefOf ?? nowhere} onWithdraw={undefined} />
            )}
          </>
        )}
      </div>
      {accepting && acceptFinding && (
        <AcceptFinding
          finding={accepting}
          accept={(given) => acceptFinding(accepting, given)}
          onClose={(isOutdated) => {
            setAccepting(null);
            if (isOutdated) onOutdated();
          }}
        />
      )}
    </Sided>
  );
}

function nowhere() {
  return undefined;
}
