import { proposalStatusNames, type EditionChange, type EditionRef, type ProposalDetail, type ToldFinding } from '@college/curriculum-model';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { ErrorState } from '@college/ui/ErrorState';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { Shortcuts } from '@college/ui/Shortcuts';
import { Tag } from '@college/ui/Tag';
import { useToast } from '@college/ui/Toast';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../../support/messageOf';
import { courseOfFinding } from '../../rules/courseOfFinding';
import type { QuickFixActs } from '../../rules/fixes/QuickFixActs';
import { useLanguage } from '../../support/useLanguage';
import { DecisionPanel } from './DecisionPanel';
import { LockPanel } from './LockPanel';
import { reviewDeskMessages } from './messages';
import { ReviewActs } from './ReviewActs';
import { ReviewChanges } from './ReviewChanges';
import { ReviewChecks, type AcceptAct } from './ReviewChecks';
import type { ReviewDeskSource, ReviewedDraftSource } from './ReviewDeskSource';
import { ReviewHistory } from './ReviewHistory';
import { Aside, AsideParts, Columns, Desk } from './reviewParts';
import { ReviewSummary } from './ReviewSummary';
import { SendPanel, type DraftWords } from './SendPanel';
import { StepProgress } from './StepProgress';
import { useDecisionFocus } from './useDecisionFocus';
import { useReview, useReviewedDraft } from './useReviewDesk';

/** Where the review leads; what is left out is not offered. */
export interface ReviewWays {
  /** Leaves the page. */
  onLeave?: () => void;
  /** Compares two states in full. */
  onCompare?: (sides: { left: EditionRef; right: EditionRef }) => void;
  /** Opens the draft where it is edited. */
  onOpenDraft?: () => void;
  /** Opens the record of a change. */
  onOpenChange?: (change: EditionChange) => void;
  /** Decides what the merge of the approved draft asks; `lineage` is that of the course whose changes alone were approved. */
  onMerge?: (editionId: number, lineage?: number) => void;
  /** Where a finding can be mended; `courseId` is that of its course in the draft, null for the major. */
  findingHref?: (finding: ToldFinding, courseId: number | null) => string | undefined;
}

export interface ReviewDeskProps extends ReviewWays {
  /** Where proposals are read, sent and decided. */
  source: ReviewDeskSource;
  /** Where is read what the draft changes, and what the rules find in it. */
  draftSource: ReviewedDraftSource;
  /** The proposal. Leave it out to send a draft to review. */
  proposalId?: number;
  /** The draft that is to be sent, where it has no proposal. */
  editionId?: number;
  /** What that draft says of itself, with which the first sending begins. @default nothing */
  draftWords?: DraftWords;
  /** The course of that draft whose changes alone are to be sent. @default the whole draft */
  course?: CourseToSend;
  /** The current user. */
  userId?: number;
  /** Another value reads the proposal again, as where somebody else decided; what is shown stays until it is here. */
  revision?: number;
  /** Who else is here, at the start of the acts. */
  people?: ReactNode;
  /** What belongs to a change and is shown under it, such as what people say about it. */
  renderUnder?: (change: EditionChange) => ReactNode;
  /** Accepts a finding of the draft. Leave it out for somebody who may not. Call: `POST /edition/acceptfinding` (extension). */
  acceptFinding?: AcceptAct;
  /** What applies quick fixes of the draft's findings and takes them back, with which of them the person may. Leave it out where nothing of the draft is edited. */
  fixes?: ReviewFixes;
  /** Whether the decision takes the focus once it shows, as after the draft was sent. @default false */
  isJustSent?: boolean;
  /** Called after each act on the proposal, with the proposal as it is then. */
  onProposalChange?: (proposal: ProposalDetail) => void;
  /** Time for the days that are left. @default the machine's clock */
  now?: () => number;
}

/** Quick fixes in a review. */
export interface ReviewFixes extends QuickFixActs {
  /** Whether the person may edit where a finding is; `courseId` is that of its course in the draft, null for the major. */
  canFix: (finding: ToldFinding, courseId: number | null) => boolean;
}

/** A course of a draft whose changes go to review by themselves. */
export interface CourseToSend {
  lineage: number;
  /** The course in the draft. */
  courseId: number;
  name: string;
}

const machineClock = () => Date.now();

/** The review of a draft: what it changes, what the rules find in it, who decides and what was decided. Put it inside a `ToastProvider`. */
export function ReviewDesk(props: ReviewDeskProps) {
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
                  key={proposal.id}
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
