import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { Kbd } from '@college/ui/Kbd';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { Shortcuts } from '@college/ui/Shortcuts';
import { tokens } from '@college/ui/theme';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { messageOf } from '../../support/messageOf';
import { ChangeTable } from './ChangeTable';
import { HowToList } from './HowToList';
import { LeftTable } from './LeftTable';
import { Part, PartTitle } from './ListParts';
import { clipboardMessages } from './messages';
import { pasteChanges, type Answers } from './pasteChanges';
import { PasteQuestions } from './PasteQuestions';
import type { PastedCell, PasteTarget } from './pasteTarget';
import { PasteRemarks } from './PasteRemarks';
import type { PasteReading } from './readPaste';

export interface PastePreviewProps {
  reading: PasteReading;
  target: PasteTarget;
  /**
   * Applies the changes; a promise keeps the preview open until it settles. It stays open when the promise resolves with false, because a further
   * confirmation was cancelled, and with the message when it rejects.
   */
  onApply: (cells: PastedCell[]) => void | Promise<unknown>;
  onClose: () => void;
}

/** Previews a paste: what it will change, what it did not understand, and a choice for each ambiguous sign. */
export function PastePreview({ reading, target, onApply, onClose }: PastePreviewProps) {
  const text = useMessages(clipboardMessages);
  const [answers, setAnswers] = useState<Answers>({ signs: {}, unsaid: 0 });
  const [applying, setApplying] = useState<{ status: 'idle' | 'running' } | { status: 'failed'; message: string }>({ status: 'idle' });
  const changes = useMemo(() => pasteChanges(reading.cells, answers), [reading, answers]);
  const nameOf = useMemo(() => createLineNames(target), [target]);
  const count = changes.length;
  const isRunning = applying.status === 'running';
  const isAsking = reading.signs.length > 0 || reading.unsaidCount > 0;
  const willChange = text.willChange({ count });
  const leftAlone = text.notUnderstood({ count: reading.notUnderstood.length });

  async function apply() {
    if (count === 0 || isRunning) return;
    setApplying({ status: 'running' });
    try {
      const isDone = await onApply(changes.map(({ after }) => after));
      if (isDone === false) {
        setApplying({ status: 'idle' });
        return;
      }
      // The page behind must no longer be inert when focus is restored.
      flushSync(onClose);
    } catch (error) {
      setApplying({ status: 'failed', message: messageOf(error) });
    }
  }

  return (
    <Dialog
      isOpen
      size="l"
      title={text.title}
      isCloseDisabled={isRunning}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footerStart={
        count > 0 && (
          <Keys aria-hidden>
            <Kbd>{isAsking ? 'Ctrl+Enter' : 'Enter'}</Kbd>
            {text.applyKey}
            <Kbd>Esc</Kbd>
            {text.cancel}
          </Keys>
        )
      }
      footer={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog the first focus is ours to place */}
          <Button
            variant={count > 0 || isAsking ? 'ghost' : 'secondary'}
            autoFocus={count === 0 && !isAsking}
            isDisabled={isRunning}
            onPress={onClose}
          >
            {count > 0 || isAsking ? text.cancel : text.close}
          </Button>
          {(count > 0 || isAsking) && (
            <Button
              variant="primary"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter applies a paste that leaves no question open
              autoFocus={reading.signs.length === 0}
              isDisabled={count === 0}
              isPending={isRunning}
              pendingLabel={text.applying}
              onPress={() => void apply()}
            >
              {text.apply({ count })}
            </Button>
          )}
        </>
      }
    >
      <Shortcuts keys={{ 'Ctrl+Enter': () => void apply() }} isDisabled={isRunning}>
        <Parts>
          {applying.status === 'failed' && <Note variant="error">{text.failed({ message: applying.message })}</Note>}
          <PasteQuestions reading={reading} answers={answers} onAnswer={setAnswers} />
          <Part>
            <div role="status">
              <PartTitle>{count > 0 ? willChange : emptyWords(reading, text)}</PartTitle>
            </div>
            {count > 0 && <ChangeTable label={willChange} {...{ changes, target, nameOf }} />}
          </Part>
          {reading.notUnderstood.length > 0 && (
            <Part>
              <PartTitle>{leftAlone}</PartTitle>
              <HowToList texts={reading.notUnderstood} target={target} />
              <LeftTable label={leftAlone} texts={reading.notUnderstood} choiceKind={target.choiceKind} nameOf={nameOf} />
            </Part>
          )}
          <PasteRemarks reading={reading} nameOf={nameOf} />
        </Parts>
      </Shortcuts>
    </Dialog>
  );
}

function emptyWords(reading: PasteReading, text: typeof clipboardMessages.en): string {
  if (reading.signs.length > 0) return text.nothingYet;
  const isLeft = reading.notUnderstood.length > 0 || reading.readOnly.count > 0 || reading.outside.count > 0;
  return isLeft ? text.nothingUnderstood : text.nothing;
}

function createLineNames({ rows, columns }: PasteTarget): (lineId: string) => string {
  const names = new Map([...rows, ...columns].map(({ id, code, label }) => [id, code ? `${code} ${label}` : label]));
  return (lineId) => names.get(lineId) ?? lineId;
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
`;

const Keys = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > kbd:not(:first-child) {
    margin-inline-start: ${tokens.space[1]};
  }
`;
