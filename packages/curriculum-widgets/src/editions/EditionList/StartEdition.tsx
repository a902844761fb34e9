import type { Edition } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Checkbox } from '@college/ui/Checkbox';
import { Dialog } from '@college/ui/Dialog';
import { useMessages, withLang } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { useState } from 'react';
import { CloseStack, Stack } from '../../support/layoutParts';
import { StepLog, StepProgress } from '../../support/progress/StepLog';
import { MutedText, SectionTitle } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { EditionFields } from './EditionFields';
import { editionListMessages } from './messages';
import { useEditionForm } from './useEditionForm';
import type { EditionMaking, Making } from './useStartEdition';

interface StartEditionProps {
  /** What the draft begins with. @default the current edition */
  from?: Pick<Edition, 'id' | 'name'>;
  /** The making, which goes on when the dialog is closed. */
  progress: EditionMaking;
  /** Opens the draft; without it the dialog only closes. */
  onOpen?: (majorId: number) => void;
  onClose: () => void;
}

/** Asks what a draft is called and what it is for, then shows how far its making is. */
export function StartEdition({ from, progress, onOpen, onClose }: StartEditionProps) {
  const text = useMessages(editionListMessages);
  const { making, start, watch, reset } = progress;
  const { fields, check } = useEditionForm(making?.request ?? (from && { name: '', reason: text.fromReason(from) }));
  const [isScenario, setScenario] = useState(making?.request.kind === 'scenario');

  function handleStart() {
    const wish = check();
    if (wish) void start({ ...wish, kind: isScenario ? 'scenario' : 'draft', ...(from && { from: `edition:${from.id}` }) });
  }

  return (
    <Dialog
      isOpen
      title={from ? text.startFrom(from) : text.start}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footerStart={making?.status === 'running' ? <MutedText>{text.mayLeave}</MutedText> : undefined}
      footer={
        <>
          <Button variant="ghost" slot="close">
            {making === null ? text.cancel : text.close}
          </Button>
          {making === null && (
            <Button variant="primary" onPress={handleStart}>
              {text.start}
            </Button>
          )}
          {making?.status === 'failed' && (
            <Button variant="primary" onPress={reset}>
              {text.back}
            </Button>
          )}
          {making?.status === 'stopped' && (
            <Button variant="primary" onPress={() => void watch(making.request)}>
              {text.watch}
            </Button>
          )}
          {making?.status === 'done' && onOpen && making.majorId !== undefined && (
            <Button variant="primary" autoFocus onPress={() => making.majorId !== undefined && onOpen(making.majorId)}>
              {text.openDraft(making.request)}
            </Button>
          )}
        </>
      }
    >
      {making === null ? (
        <Stack>
          <MutedText>{from ? text.startFromHint(from) : text.startHint}</MutedText>
          <EditionFields {...fields} onSubmit={handleStart} />
          <Checkbox isSelected={isScenario} onChange={setScenario} description={text.asScenarioHint}>
            {text.asScenario}
          </Checkbox>
        </Stack>
      ) : (
        <MakingOfEdition making={making} />
      )}
    </Dialog>
  );
}

function MakingOfEdition({ making }: { making: Making }) {
  const text = useMessages(editionListMessages);
  const language = useLanguage();
  const { name } = making.request;
  const titles = { running: text.making, stopped: text.making, done: text.made, failed: text.makingFailed };
  return (
    <CloseStack>
      <div role="status">
        <SectionTitle as="h3">{withLang(titles[making.status]({ name }), language)}</SectionTitle>
      </div>
      {making.status === 'failed' && <Note variant="error">{making.message}</Note>}
      {making.status === 'stopped' && <Note variant="warning">{text.makingStopped}</Note>}
      <StepProgress log={making.log} text={text} />
      <StepLog log={making.log} text={text} />
    </CloseStack>
  );
}
