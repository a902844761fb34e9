import type { ProposalDetail } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { TextArea } from '@college/ui/TextArea';
import { tokens } from '@college/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { PlainList } from '../../support/layoutParts';
import { CaptionText, PartTitle } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { reviewDeskMessages } from './messages';
import { AsidePart } from './reviewParts';

interface LockPanelProps {
  proposal: ProposalDetail;
  userId: number | undefined;
  /** Locks the content, or unlocks it; answers why it was refused. */
  onLock: ((isLocked: boolean) => Promise<string | null>) | undefined;
  /** Asks to write; answers why it was refused. */
  onAsk: ((text: string) => Promise<string | null>) | undefined;
}

/** Whether the content is locked while it is reviewed, and who asks to write; nothing where there is nothing to say. */
export function LockPanel({ proposal: { lock, may }, userId, onLock, onAsk }: LockPanelProps) {
  const text = useMessages(reviewDeskMessages);
  const language = useLanguage();
  const [reason, setReason] = useState('');
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const canLock = may.lock && onLock !== undefined;
  if (lock === null && !canLock) return null;

  async function run(doing: () => Promise<string | null>) {
    setSending(true);
    const refused = await doing();
    setSending(false);
    setRefusal(refused);
    if (refused === null) setReason('');
  }

  const pending = { isPending: isSending, pendingLabel: text.sending };
  return (
    <AsidePart aria-label={text.content}>
      <PartTitle as="h2">{text.content}</PartTitle>
      <CaptionText role="status">{lock ? text.lockedBy({ name: lock.userName ?? text.somebody }) : text.contentOpen}</CaptionText>
      {lock !== null && lock.asks.length > 0 && (
        <Asks aria-label={text.wantToWrite}>
          {lock.asks.map((ask) => (
            <li key={ask.userId}>
              {ask.userId === userId ? text.youAsked : text.askedToWrite({ name: ask.userName ?? text.somebody })}
              {ask.text !== '' && <CaptionText lang={langOf(ask.text, language)}>{ask.text}</CaptionText>}
            </li>
          ))}
        </Asks>
      )}
      {refusal !== null && <Note variant="error">{refusal}</Note>}
      {canLock && (
        <Button {...pending} onPress={() => void run(() => onLock(lock === null))}>
          {lock ? text.unlock : text.lock}
        </Button>
      )}
      {may.askToWrite && onAsk && !canLock && (
        <>
          <TextArea
            label={text.writeReason}
            placeholder={text.reasonHint}
            value={reason}
            onChange={setReason}
            maxLength={4000}
            minRows={2}
          />
          <Button {...pending} onPress={() => void run(() => onAsk(reason))}>
            {text.asksToWrite}
          </Button>
        </>
      )}
    </AsidePart>
  );
}

const Asks = styled(PlainList)`
  display: grid;
  gap: ${tokens.space[2]};
  overflow-wrap: anywhere;
`;
