import type { Receipt, UndoPlan } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ErrorState } from '@college/ui/ErrorState';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { Shortcuts } from '@college/ui/Shortcuts';
import { tokens } from '@college/ui/theme';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { MutedText, PartTitle, SectionTitle } from '../../support/textParts';
import { ConflictKeys } from '../conflicts/ConflictKeys';
import { ConflictList } from '../conflicts/ConflictList';
import { useSideWords } from '../conflicts/conflictSides';
import { FindingsList } from '../conflicts/FindingsList';
import { mergeReceiptMessages } from './messages';
import { ReceiptCourses } from './ReceiptCourses';
import type { ReceiptSource } from './ReceiptSource';
import { useUndo, type UndoAct } from './useUndo';

interface UndoPanelProps {
  source: ReceiptSource;
  receiptId: number;
  /** What it undoes. */
  undoes: Receipt['act'];
  onUndone: (receipt: Receipt) => void;
  onCancel: () => void;
}

/** Undoes what a receipt did: what it would take back, and a decision where the same place was changed since. */
export function UndoPanel({ source, receiptId, undoes, onUndone, onCancel }: UndoPanelProps) {
  const text = useMessages(mergeReceiptMessages);
  const sides = useSideWords('undo');
  const undoing = useUndo({ source, receiptId, onUndone });
  const { plan, request, desk, act, isReadOnly } = undoing;
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  const hasConflicts = plan !== null && plan.conflicts.length > 0;

  return (
    <Shortcuts keys={desk.keys} isDisabled={!hasConflicts}>
      <Panel aria-label={text.undoTitle}>
        <Head>
          <SectionTitle ref={titleRef} tabIndex={-1}>
            {text.undoTitle}
          </SectionTitle>
          {plan && <MutedText>{text.undoHint({ count: plan.changes.length })}</MutedText>}
          {plan && undoes === 'update' && <MutedText>{text.undoUpdateHint}</MutedText>}
          {hasConflicts && <Note variant="warning">{text.undoAsk({ count: plan.conflicts.length })}</Note>}
          {act.status === 'failed' && (
            <Note variant="error">
              {text.undoFailed} {act.message}
            </Note>
          )}
          {act.status === 'overtaken' && <Note variant="error">{text.overtaken}</Note>}
        </Head>
        {plan === null && request.status === 'loading' && <Loading label={text.loading} />}
        {request.status === 'failed' && <ErrorState title={text.planFailed} hint={request.message} onRetry={undoing.retry} />}
        {hasConflicts && <ConflictList desk={desk} sides={sides} isReadOnly={isReadOnly} />}
        {plan?.draftChanges && (
          <Checks role="group" aria-label={text.inDraft}>
            <PartTitle>{text.inDraft}</PartTitle>
            <MutedText>{text.inDraftHint({ count: plan.draftChanges.length })}</MutedText>
            <ReceiptCourses entries={plan.draftChanges.map((change) => ({ ...change, effects: [], authors: [] }))} />
          </Checks>
        )}
        {plan && plan.findings.length > 0 && (
          <Checks>
            <PartTitle>{text.checks}</PartTitle>
            <FindingsList findings={plan.findings} numbers={new Map()} />
          </Checks>
        )}
        <Foot>
          <UndoActs
            plan={plan}
            act={act}
            undecided={desk.undecidedCount}
            isWriting={desk.writingKey !== null}
            isPlanning={undoing.isPlanning || request.status === 'failed'}
            onUndo={() => void undoing.undo()}
            onCancel={onCancel}
          />
        </Foot>
        {hasConflicts && <ConflictKeys sides={sides} />}
      </Panel>
    </Shortcuts>
  );
}

interface UndoActsProps {
  plan: UndoPlan | null;
  act: UndoAct;
  undecided: number;
  isPlanning: boolean;
  /** Whether a text is being written that is not used yet. */
  isWriting: boolean;
  onUndo: () => void;
  onCancel: () => void;
}

function UndoActs({ plan, act, undecided, isPlanning, isWriting, onUndo, onCancel }: UndoActsProps) {
  const text = useMessages(mergeReceiptMessages);
  const isUndoing = act.status === 'undoing';
  const isBlocked = plan?.findings.some(({ type }) => type === 'blocks') === true;
  return (
    <>
      <Button variant="ghost" isDisabled={isUndoing} onPress={onCancel}>
        {text.cancel}
      </Button>
      <Button
        variant="primary"
        isPending={isUndoing}
        pendingLabel={text.undoing}
        isDisabled={plan === null || isWriting || isPlanning || isBlocked || undecided > 0 || act.status === 'undone'}
        onPress={onUndo}
      >
        {text.confirmUndo}
      </Button>
      {undecided > 0 && <MutedText role="status">{text.left({ count: undecided })}</MutedText>}
      {undecided === 0 && isBlocked && <MutedText role="status">{text.blocked}</MutedText>}
    </>
  );
}

const Panel = styled.section`
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.layer};
  background: ${tokens.color.surface};
`;

const Head = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[4]} ${tokens.size.pageX};

  > h2:focus {
    outline: none;
  }
`;

const Checks = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[4]} ${tokens.size.pageX};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]} ${tokens.size.pageX} ${tokens.space[4]};
`;
