import { proposalStatusNames, type ProposalStatus, type SendProposalRequest } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Checkbox } from '@college/ui/Checkbox';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { TextArea } from '@college/ui/TextArea';
import { TextField } from '@college/ui/TextField';
import { useState } from 'react';
import { CaptionText, PartTitle } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { reviewDeskMessages } from './messages';
import { AsidePart } from './reviewParts';

/** What was said when the draft was sent before. */
export interface SentBefore {
  reason: string;
  publish: SendProposalRequest['publish'];
}

/** What a draft says of itself. */
export interface DraftWords {
  reason?: string;
  entryYear?: number | null;
  /** What became of the last proposal of the same changes, which is over, and where it is read. */
  lastProposal?: { status: ProposalStatus; href: string } | undefined;
}

interface SendPanelProps {
  /** The round before; null where the draft goes to review for the first time. */
  before: SentBefore | null;
  /** With what the first round begins; of a course its last proposal alone. @default nothing */
  draftWords?: DraftWords;
  /** Whether the changes of one course alone are sent, which are not published along with their merge. @default false */
  isOfCourse?: boolean;
  /** Whether the content can be locked. */
  canLock: boolean;
  /** Sends; answers why it was refused. */
  onSend: (request: Omit<SendProposalRequest, 'editionId'>) => Promise<string | null>;
}

/** Sends a draft to review, or once more. */
export function SendPanel({ before, draftWords = {}, isOfCourse = false, canLock, onSend }: SendPanelProps) {
  const text = useMessages(reviewDeskMessages);
  const language = useLanguage();
  const { lastProposal } = draftWords;
  const own: DraftWords = isOfCourse ? {} : draftWords;
  const [summary, setSummary] = useState('');
  const [reason, setReason] = useState(before?.reason ?? own.reason ?? '');
  const [isPublished, setPublished] = useState(Boolean(before?.publish));
  const [name, setName] = useState(before?.publish?.name ?? '');
  const [year, setYear] = useState(String(before?.publish?.entryYear ?? own.entryYear ?? ''));
  const [isLocked, setLocked] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const entryYear = Number(year);
  const isSummaryMissing = summary.trim() === '';
  const isNameMissing = isPublished && name.trim() === '';
  const isYearWrong = isPublished && (!Number.isInteger(entryYear) || entryYear < 1900 || entryYear > 2200);

  async function handleSend() {
    setChecked(true);
    if (isSummaryMissing || isNameMissing || isYearWrong) return;
    setSending(true);
    const publish = isPublished ? { name: name.trim(), entryYear } : null;
    setRefusal(await onSend({ summary: summary.trim(), reason, publish, ...(isLocked && { isLocked }) }));
    setSending(false);
  }

  return (
    <AsidePart aria-label={before ? text.sendAgain : text.send}>
      <PartTitle as="h2">{before ? text.sendAgain : text.send}</PartTitle>
      <CaptionText>{isOfCourse ? text.sendCourseHint : text.sendHint}</CaptionText>
      {lastProposal && (
        <CaptionText>
          {text.lastProposal({ status: proposalStatusNames[lastProposal.status][language] })}{' '}
          <Link href={lastProposal.href}>{text.readLastProposal}</Link>
        </CaptionText>
      )}
      <TextArea
        label={text.summaryField}
        value={summary}
        onChange={setSummary}
        maxLength={4000}
        isRequired
        errorMessage={isChecked && isSummaryMissing ? text.summaryMissing : undefined}
      />
      <TextArea label={text.reasonField} value={reason} onChange={setReason} maxLength={4000} minRows={2} />
      {!isOfCourse && (
        <Checkbox isSelected={isPublished} onChange={setPublished}>
          {text.publishIt}
        </Checkbox>
      )}
      {isPublished && (
        <>
          <TextField
            label={text.publishName}
            value={name}
            onChange={setName}
            maxLength={60}
            isRequired
            errorMessage={isChecked && isNameMissing ? text.publishNameMissing : undefined}
          />
          <TextField
            label={text.publishYear}
            value={year}
            onChange={setYear}
            inputMode="numeric"
            isRequired
            errorMessage={isChecked && isYearWrong ? text.publishYearWrong : undefined}
          />
        </>
      )}
      {canLock && (
        <Checkbox isSelected={isLocked} onChange={setLocked} description={text.lockItHint}>
          {text.lockIt}
        </Checkbox>
      )}
      {refusal !== null && <Note variant="error">{refusal}</Note>}
      <Button variant="primary" isPending={isSending} pendingLabel={text.sending} onPress={() => void handleSend()}>
        {before ? text.sendAgain : text.send}
      </Button>
    </AsidePart>
  );
}
