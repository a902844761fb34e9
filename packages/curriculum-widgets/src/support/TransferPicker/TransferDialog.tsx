import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { Kbd } from '@college/ui/Kbd';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { messageOf } from '../messageOf';
import { transferMessages } from './messages';
import { TransferPicker, type TransferPickerProps } from './TransferPicker';
import type { TransferChange, TransferEntry } from './transferState';

export interface TransferDialogProps extends Pick<TransferPickerProps, 'kind' | 'items' | 'isReadOnly' | 'clock'> {
  /** The cell, in muted words after the title. */
  cell?: string;
  /** What the cell holds. */
  value: readonly TransferEntry[];
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the dialog should close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Receives the result; the dialog stays open until a returned promise settles, and with its message when it rejects. */
  onDone: (result: TransferChange[]) => void | Promise<void>;
}

/** The transfer picker over the page. Nothing leaves it before 完成. */
export function TransferDialog({ isOpen, onOpenChange, ...rest }: TransferDialogProps) {
  return isOpen ? <OpenTransferDialog {...rest} onClose={() => onOpenChange(false)} /> : null;
}

const hints = [
  ['1', 'strongShort'],
  ['2', 'weakShort'],
  ['0', 'out'],
  ['Enter', 'done'],
] as const;

type OpenProps = Omit<TransferDialogProps, 'isOpen' | 'onOpenChange'> & { onClose: () => void };

function OpenTransferDialog({ kind, items, cell, value, isReadOnly = false, clock, onDone, onClose }: OpenProps) {
  const text = useMessages(transferMessages);
  const [opened] = useState(value);
  const [result, setResult] = useState<TransferChange[]>(() => [...opened]);
  const [saving, setSaving] = useState<{ status: 'idle' | 'running' } | { status: 'failed'; message: string }>({ status: 'idle' });
  const isSaving = saving.status === 'running';

  async function finish() {
    if (isSaving) return;
    setSaving({ status: 'running' });
    try {
      await onDone(result);
      // Focus is restored a frame later; synchronous, so that the page behind is no longer inert by then.
      flushSync(onClose);
    } catch (error) {
      setSaving({ status: 'failed', message: messageOf(error) });
    }
  }

  return (
    <Dialog
      size="l"
      isFlush
      isOpen
      isCloseDisabled={isSaving}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={
        <Title>
          {kind === 'point' ? text.titleOfPoint : text.titleOfKsa}
          {cell && <Cell title={cell}>{cell}</Cell>}
        </Title>
      }
      footerStart={
        !isReadOnly && (
          <Keys aria-hidden>
            {hints.map(([key, what]) => (
              <span key={key}>
                <Kbd>{key}</Kbd>
                {text[what]}
              </span>
            ))}
          </Keys>
        )
      }
      footer={
        !isReadOnly && (
          <>
            <Button variant="ghost" isDisabled={isSaving} onPress={onClose}>
              {text.discard}
            </Button>
            <Button variant="primary" isPending={isSaving} pendingLabel={text.saving} onPress={() => void finish()}>
              {text.done}
            </Button>
          </>
        )
      }
    >
      {saving.status === 'failed' && (
        <Failed>
          <Note variant="error">{saving.message}</Note>
        </Failed>
      )}
      <Body
        kind={kind}
        items={items}
        defaultValue={opened}
        isReadOnly={isReadOnly}
        autoFocus={!isReadOnly}
        clock={clock}
        onChange={setResult}
        onConfirm={isReadOnly ? undefined : () => void finish()}
      />
    </Dialog>
  );
}

const Title = styled.span`
  display: flex;
  align-items: baseline;
  gap: 0 ${tokens.space[3]};

  ${onNarrowWindow} {
    flex-wrap: wrap;
  }
`;

const Cell = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.body} ${tokens.font.family};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Keys = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[2]};
  }
`;

const Failed = styled.div`
  padding: 0 ${tokens.space[6]} ${tokens.space[4]};
`;

const Body = styled(TransferPicker)`
  flex: 0 1 516px;
`;
