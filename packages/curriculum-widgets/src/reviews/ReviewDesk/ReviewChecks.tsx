import type { ToldFinding } from '@college/curriculum-model';
import { ErrorState } from '@college/ui/ErrorState';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import type { Ref } from 'react';
import { Caption, MutedText, PartTitle } from '../../support/textParts';
import { reviewDeskMessages } from './messages';
import { ReviewFindings } from './ReviewFindings';
import type { Checks } from './reviewFacts';
import { Sided, SideHead } from './reviewParts';

interface ReviewChecksProps {
  checks: Checks | null;
  failure: string | null;
  onRetry: () => void;
  /** Where a finding can be mended; undefined where it leads nowhere. */
  findingHref: ((finding: ToldFinding) => string | undefined) | undefined;
  ref?: Ref<HTMLElement>;
}

/** What the rules find in the draft: what is new, and folded what it solved and what was there before. */
export function ReviewChecks({ checks, failure, onRetry, findingHref, ref }: ReviewChecksProps) {
  const text = useMessages(reviewDeskMessages);
  const isClean = checks !== null && checks.added.length + checks.known.length === 0;
  return (
    <Sided ref={ref} tabIndex={-1} aria-label={text.checks}>
      <SideHead>
        <PartTitle as="h2">{text.checks}</PartTitle>
        {checks && checks.accepted > 0 && <Caption>{text.accepted({ count: checks.accepted })}</Caption>}
      </SideHead>
      <div>
        {failure !== null && <ErrorState title={text.checksFailed} hint={failure} onRetry={onRetry} />}
        {!checks && failure === null && <Loading label={text.checking} />}
        {isClean && <MutedText>{text.noFindings}</MutedText>}
        {checks && !isClean && checks.added.length === 0 && <MutedText>{text.nothingNew}</MutedText>}
        {checks && (
          <>
            <ReviewFindings title={text.isNew} findings={checks.added} defaultExpanded hrefOf={findingHref} />
            <ReviewFindings title={text.solved} findings={checks.solved} isSolved />
            <ReviewFindings title={text.known} findings={checks.known} hrefOf={findingHref} />
          </>
        )}
      </div>
    </Sided>
  );
}
