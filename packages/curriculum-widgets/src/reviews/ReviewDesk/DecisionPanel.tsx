import type { DecisionAct, ProposalDetail } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { TextArea } from '@college/ui/TextArea';
import { tokens } from '@college/ui/theme';
import { useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { Caption, CaptionText, PartTitle } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { reviewDeskMessages } from './messages';
import { DueDay } from './DueDay';
import { hasTooFewDeciders, isLastApprovalOf } from './reviewFacts';
import { AsideHead, AsidePart } from './reviewParts';

interface DecisionPanelProps {
  proposal: ProposalDetail;
  /** How many findings block the last step; null while they are read. */
  errors: number | null;
  now: number;
  userId: number | undefined;
  /** Decides; answers why it was refused. */
  onDecide: (decision: { act: DecisionAct; text: string }) => Promise<string | null>;
  onMerge: (() => void) | undefined;
  /** Goes to what the rules find. */
  onShowChecks: () => void;
  /** Takes the focus once something is decided. */
  ref?: Ref<HTMLElement>;
}

/** What the person decides, or why there is nothing to decide. */
export function DecisionPanel({ proposal, errors, now, userId, onDecide, onMerge, onShowChecks, ref }: DecisionPanelProps) {
  const text = useMessages(reviewDeskMessages);
  const language = useLanguage();
  const { status, step, isChanged, may } = proposal;
  // Both outlive the step: where somebody else decided first, what was written and why it does not count stay.
  const [words, setWords] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const current = proposal.steps.find(({ isCurrent }) => isCurrent);
  const stepName = step?.name[language] ?? '';
  const hasDecided = userId !== undefined && (current?.approvedBy.includes(userId) ?? false);
  const isLastStep = current !== undefined && current.key === proposal.steps.at(-1)?.key;
  const count = errors ?? 0;
  // What was asked for is read where one decides what to do about it.
  const said =
    status === 'changes' || status === 'declined' ? proposal.events.find(({ kind }) => kind === 'asked' || kind === 'declined') : undefined;
  const isApprovedAgain = proposal.steps.some(({ approvedBy }) => approvedBy.length > 0);
  const standings = {
    review: hasDecided ? text.youDecided : text.notYours({ step: stepName }),
    changes: text.changesAsked,
    approved: proposal.course ? text.courseWaitsForMerge : text.waitsForMerge,
    declined: text.declined,
    withdrawn: text.takenBack,
    merged:
      proposal.publish && !proposal.events.some(({ kind }) => kind === 'published')
        ? text.mergedUnpublished
        : proposal.course
          ? text.courseMerged
          : text.merged,
  };
  return (
    <AsidePart ref={ref} tabIndex={-1} aria-label={text.decision}>
      <AsideHead>
        <PartTitle as="h2">{text.decision}</PartTitle>
        {step?.dueAt != null && <DueDay at={step.dueAt} now={now} />}
      </AsideHead>
      {isChanged && !isApprovedAgain && <Note variant="warning">{text.draftChanged}</Note>}
      {status === 'review' && hasTooFewDeciders(proposal) && <Note variant="warning">{text.nobodyDecides({ step: stepName })}</Note>}
      {may.decide ? (
        <Deciding
          key={`${proposal.round} ${current?.key}`}
          {...{ proposal, words, refusal, onDecide }}
          isBlocked={isLastStep && count > 0}
          onWordsChange={setWords}
          onRefusalChange={setRefusal}
        />
      ) : (
        <>
          {refusal !== null && <Note variant="error">{refusal}</Note>}
          {refusal !== null && words !== '' && <TextArea label={text.comment} value={words} isReadOnly />}
          <CaptionText role="status">{standings[status]}</CaptionText>
        </>
      )}
      {said && said.text !== '' && (
        <Said>
          <Caption>{said.userName ?? text.somebody}</Caption>
          <span lang={langOf(said.text, language)}>{said.text}</span>
        </Said>
      )}
      {may.merge && onMerge && (
        <Button variant="primary" onPress={onMerge}>
          {text.goToMerge}
        </Button>
      )}
      {status === 'review' && count > 0 && (
        <>
          <CaptionText>{isLastStep ? text.errorsBlockHere({ count }) : text.errorsBlockLater({ count })}</CaptionText>
          <Button variant="link" size="small" onPress={onShowChecks}>
            {text.showChecks}
          </Button>
        </>
      )}
    </AsidePart>
  );
}

interface DecidingProps extends Pick<DecisionPanelProps, 'proposal' | 'onDecide'> {
  /** Whether open errors stand against an approval. */
  isBlocked: boolean;
  words: string;
  /** Why the last decision was refused. */
  refusal: string | null;
  onWordsChange: (words: string) => void;
  onRefusalChange: (refusal: string | null) => void;
}

function Deciding({ proposal, onDecide, isBlocked, words, refusal, onWordsChange, onRefusalChange }: DecidingProps) {
  const text = useMessages(reviewDeskMessages);
  const [sending, setSending] = useState<DecisionAct | null>(null);
  const [isDeclining, setDeclining] = useState(false);

  async function decide(act: DecisionAct) {
    setSending(act);
    onRefusalChange(null);
    const refused = await onDecide({ act, text: words });
    setSending(null);
    onRefusalChange(refused);
    if (refused === null) onWordsChange('');
    return refused === null;
  }

  const act = (name: DecisionAct) => ({
    isDisabled: sending !== null && sending !== name,
    isPending: sending === name,
    pendingLabel: text.sending,
  });
  return (
    <>
      <TextArea label={text.comment} placeholder={text.commentHint} value={words} onChange={onWordsChange} maxLength={4000} />
      {refusal !== null && !isDeclining && <Note variant="error">{refusal}</Note>}
      <Acts>
        <Button onPress={() => void decide('ask')} {...act('ask')}>
          {text.ask}
        </Button>
        <Button variant="primary" onPress={() => void decide('approve')} {...act('approve')} {...(isBlocked && { isDisabled: true })}>
          {isLastApprovalOf(proposal) ? text.approveLast : text.approve}
        </Button>
      </Acts>
      <Button variant="link" onPress={() => setDeclining(true)}>
        {text.decline}
      </Button>
      {isDeclining && (
        <Dialog
          isOpen
          title={text.declineTitle}
          isCloseDisabled={sending !== null}
          onOpenChange={(isOpen) => {
            if (!isOpen) setDeclining(false);
          }}
          footer={
            <>
              <Button slot="close">{text.cancel}</Button>
              <Button
                variant="danger"
                {...act('decline')}
                onPress={() => void decide('decline').then((done) => done && setDeclining(false))}
              >
                {text.declineIt}
              </Button>
            </>
          }
        >
          <Question>
            <p>{text.declineHint}</p>
            <TextArea label={text.reason} value={words} onChange={onWordsChange} maxLength={4000} isRequired />
            {refusal !== null && <Note variant="error">{refusal}</Note>}
          </Question>
        </Dialog>
      )}
    </>
  );
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};

  > * {
    flex: 1 1 0;
    min-inline-size: max-content;
  }
`;

const Question = styled.div`
  display: grid;
  gap: ${tokens.space[3]};

  > p {
    margin: 0;
  }
`;

const Said = styled.blockquote`
  display: grid;
  gap: ${tokens.space[1]};
  margin: 0;
  padding-inline-start: ${tokens.space[3]};
  border-inline-start: 2px solid ${tokens.color.borderStrong};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
