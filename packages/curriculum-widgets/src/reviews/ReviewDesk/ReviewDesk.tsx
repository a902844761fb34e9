import { proposalStatusNames, type ProposalDetail, type ToldFinding } from '@college/curriculum-model';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { ErrorState } from '@college/ui/ErrorState';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { Shortcuts } from '@college/ui/Shortcuts';
import { Tag } from '@college/ui/Tag';
import { useToast } from '@college/ui/Toast';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../../support/messageOf';
import { courseOfFinding } from '../../rules/courseOfFinding';
import { useLanguage } from '../../support/useLanguage';
import { DecisionPanel } from './DecisionPanel';
import { LockPanel } from './LockPanel';
import { reviewDeskMessages } from './messages';
import { ReviewActs } from './ReviewActs';
import { ReviewChanges } from './ReviewChanges';
import { ReviewChecks } from './ReviewChecks';
import type { ReviewDeskProps } from './ReviewDeskProps';
import { ReviewHistory } from './ReviewHistory';
import { Aside, AsideParts, Columns, Desk } from './reviewParts';
import { ReviewSummary } from './ReviewSummary';
import { SendPanel } from './SendPanel';
import { StepProgress } from './StepProgress';
import { useDecisionFocus } from './useDecisionFocus';
import { useReview, useReviewedDraft } from './useReviewDesk';

const machineClock = () => Date.now();

/** The review of a draft: what it changes, what the rules find in it, who decides and what was decided. Put it inside a `ToastProvider`. */
export function ReviewDesk(props: ReviewDeskProps) {
  const { proposalId, editionId, course } = props;
  // What is written about one proposal is not carried over to another.
  return <Review key={proposalId ?? `edition ${editionId} ${course?.lineage ?? ''}`} {...props} />;
}

function Review(props: ReviewDeskProps) {
  const { source, proposalId, editionId, revision, onLeave } = props;
  const text = useMessages(reviewDeskMessages);
  const review = useReview({ source, proposalId, revision });
  const { proposal, request, retry } = review;
  const draftId = proposal?.editionId ?? (proposalId === undefined ? editionId : undefined);
  if (draftId === undefined || (proposalId !== undefined && proposal === null)) {
    return (
      <Desk aria-label={text.title}>
        <PageHeader variant="editor" title={text.title} {...(onLeave && { onBack: onLeave, backLabel: text.back })} />
        {request.status === 'failed' ? (
          <ErrorState title={text.failed} hint={request.message} onRetry={retry} />
        ) : (
          <Loading label={text.loading} />
        )}
      </Desk>
    );
  }
  return <OpenReview {...props} draftId={draftId} review={review} />;
}

interface OpenReviewProps extends ReviewDeskProps {
  draftId: number;
  review: ReturnType<typeof useReview>;
}

function OpenReview({
  source,
  draftSource,
  draftId,
  course: courseToSend,
  draftWords,
  review,
  userId,
  people,
  renderUnder,
  acceptFinding,
  fixes,
  isJustSent = false,
  onProposalChange,
  now = machineClock,
  ...ways
}: OpenReviewProps) {
  const { onLeave, onCompare, onOpenDraft, onOpenChange, onMerge, findingHref } = ways;
  const text = useMessages(reviewDeskMessages);
  const language = useLanguage();
  const { showToast } = useToast();
  const { proposal, act } = review;
  const course = proposal ? proposal.course : courseToSend;
  const draft = useReviewedDraft({ source: draftSource, editionId: draftId, seen: proposal?.seen ?? '', lineage: course?.lineage });
  const checksRef = useRef<HTMLElement>(null);
  const { decisionRef, focusDecision } = useDecisionFocus(isJustSent && proposal !== null);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const [isRevealed, setRevealed] = useState(false);
  const editionName = proposal?.editionName ?? draft.comparison?.right.name ?? '';
  const name = course?.name ?? editionName;

  const courseOf = (finding: ToldFinding) => courseOfFinding(finding, draft.checks?.courses ?? new Map());
  function hrefOf(finding: ToldFinding) {
    const courseId = courseOf(finding);
    return courseId === undefined ? undefined : findingHref?.(finding, courseId);
  }
  function fixesOf(finding: ToldFinding) {
    const courseId = courseOf(finding);
    return courseId !== undefined && fixes?.canFix(finding, courseId) ? fixes : undefined;
  }

  /** Does something; answers why it was refused. */
  async function run(doing: () => Promise<ProposalDetail>, said: string | ((proposal: ProposalDetail) => string)): Promise<string | null> {
    const result = await act(doing);
    if ('refusal' in result) return result.refusal;
    showToast({ type: 'success', message: typeof said === 'string' ? said : said(result.proposal) });
    focusDecision();
    onProposalChange?.(result.proposal);
    return null;
  }

  return (
    <Shortcuts keys={{ j: () => draft.walk(1), k: () => draft.walk(-1) }}>
      <section aria-label={text.title}>
        <PageHeader
          variant="editor"
          title={name}
          facts={
            <>
              {course && `${editionName} · `}
              {proposal && text.proposal({ id: proposal.id })}{' '}
              {proposal && <Tag>{text.inRound({ status: proposalStatusNames[proposal.status][language], round: proposal.round })}</Tag>}
            </>
          }
          {...(onLeave && { onBack: onLeave, backLabel: text.back })}
          actions={
            <ReviewActs
              people={people}
              onWithdraw={proposal?.may.withdraw && (() => setWithdrawing(true))}
              onCompare={onCompare && (() => onCompare({ left: draft.left, right: draft.right }))}
              onOpenDraft={onOpenDraft}
            />
          }
        />
        <Columns>
          <div>
            <ReviewSummary proposal={proposal} comparison={draft.comparison} lineage={course?.lineage} checks={draft.checks} />
            <ReviewChecks
              ref={checksRef}
              checks={draft.checks}
              failure={draft.checksFailure}
              onRetry={draft.retryChecks}
              isRevealed={isRevealed}
              hrefOf={findingHref && hrefOf}
              acceptFinding={acceptFinding}
              fixesOf={fixes && fixesOf}
              onOutdated={draft.reloadChecks}
            />
            <ReviewChanges draft={draft} onOpen={onOpenChange} renderUnder={renderUnder} />
          </div>
          <Aside>
            <AsideParts>
              {proposal && (
                <DecisionPanel
                  ref={decisionRef}
                  proposal={proposal}
                  errors={draft.checks?.errors ?? null}
                  now={now()}
                  onShowChecks={() => {
                    // What blocks is there before one is led to it.
                    flushSync(() => setRevealed(true));
                    checksRef.current?.focus({ preventScroll: true });
                    checksRef.current?.scrollIntoView({ block: 'start' });
                  }}
                  userId={userId}
                  onMerge={onMerge && (() => onMerge(proposal.editionId, course?.lineage))}
                  onDecide={({ act: decision, text: words }) => {
                    const { id, round, seen, step } = proposal;
                    const request = { id, round, seen: seen ?? '', step: step?.key ?? '', act: decision, text: words };
                    return run(
                      () => source.decideProposal(request),
                      ({ status }) => (status === 'merged' ? text.storedMerged : text.stored),
                    );
                  }}
                />
              )}
              {proposal && (
                <LockPanel
                  proposal={proposal}
                  userId={userId}
                  onLock={
                    source.lockProposal &&
                    ((isLocked) =>
                      run(
                        () => source.lockProposal!({ id: proposal.id, isLocked }),
                        ({ lock }) => (lock ? text.lockedNow : text.unlockedNow),
                      ))
                  }
                  onAsk={source.askToWrite && ((words) => run(() => source.askToWrite!({ id: proposal.id, text: words }), text.askedNow))}
                />
              )}
              {(!proposal || proposal.may.send) && (
                <SendPanel
                  canLock={source.lockProposal !== undefined}
                  before={proposal && { reason: proposal.reason, publish: proposal.publish }}
                  {...(draftWords && { draftWords })}
                  isOfCourse={course !== undefined}
                  onSend={(request) =>
                    run(
                      () =>
                        source.sendProposal({
                          ...request,
                          editionId: draftId,
                          ...(course?.courseId != null && { courseId: course.courseId }),
                        }),
                      text.sentNow,
                    )
                  }
                />
              )}
              {proposal && <StepProgress proposal={proposal} userId={userId} />}
              {proposal && <ReviewHistory events={proposal.events} round={proposal.round} />}
            </AsideParts>
          </Aside>
        </Columns>
        <ConfirmDialog
          variant="primary"
          isOpen={isWithdrawing}
          onOpenChange={setWithdrawing}
          title={text.withdrawTitle}
          confirmLabel={text.takeBack}
          onConfirm={async () => {
            if (!proposal) return;
            const { id, version } = proposal;
            const refusal = await run(() => source.withdrawProposal({ id, version }), text.takenBack);
            if (refusal !== null) throw new Error(refusal);
          }}
          onError={(error) => showToast({ type: 'error', message: messageOf(error) })}
        >
          {text.withdrawHint}
        </ConfirmDialog>
      </section>
    </Shortcuts>
  );
}
