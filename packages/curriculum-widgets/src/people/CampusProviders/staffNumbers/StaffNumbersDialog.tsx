import { mostStaffNumbers, parseStaffNumbers } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { DataTable } from '@college/ui/DataTable';
import { Dialog } from '@college/ui/Dialog';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { PasteBox } from '../../sheet/PasteBox';
import { SheetFileButton } from '../../sheet/SheetFileButton';
import { countsOf, shownRows } from './judgedRows';
import { staffNumbersMessages } from './messages';
import { numbersColumns } from './numbersColumns';
import { useStaffNumbers, type StaffNumbersSource } from './useStaffNumbers';

interface StaffNumbersDialogProps {
  source: StaffNumbersSource;
  onClose: () => void;
}

/** A list of addresses and numbers, what would become of each row, and the save of those that can be set. */
export function StaffNumbersDialog({ source, onClose }: StaffNumbersDialogProps) {
  const text = useMessages(staffNumbersMessages);
  const { showToast } = useToast();
  const { state, attempt, store, clear } = useStaffNumbers(source, (count, hasMore) => {
    if (count > 0) showToast({ type: 'success', message: text.done({ count }) });
    if (!hasMore) onClose();
  });
  const result = useRef<HTMLDivElement>(null);
  const judged = state.step === 'judged' || state.step === 'storing' ? state : undefined;
  const columns = useMemo(() => numbersColumns(text), [text]);
  const rows = useMemo(() => judged && shownRows(judged.rows), [judged]);
  const counts = judged && countsOf(judged.rows);
  const isStoring = state.step === 'storing';
  const onFail = (message: string) => showToast({ type: 'error', message });

  // What was pasted into goes; the keyboard continues at the answer.
  const { step } = state;
  useEffect(() => {
    if (step === 'judged') result.current?.focus();
  }, [step]);

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="l"
      title={text.open}
      isCloseDisabled={isStoring}
      footerStart={
        <Facts role="status" aria-label={text.summary}>
          {counts && (
            <>
              <span>{text.willSet({ count: counts.set })}</span>
              <span>{text.areSet({ count: counts.unchanged })}</span>
              {counts.wrong > 0 && <Wrong>{text.areWrong({ count: counts.wrong })}</Wrong>}
            </>
          )}
        </Facts>
      }
      footer={
        <>
          <Button slot="close" variant="ghost" isDisabled={isStoring}>
            {text.close}
          </Button>
          {(judged || state.step === 'untried') && (
            <Button isDisabled={isStoring} onPress={clear}>
              {text.another}
            </Button>
          )}
          {counts && (
            <Button
              variant="primary"
              isDisabled={counts.set === 0}
              isPending={isStoring}
              pendingLabel={text.storing}
              onPress={() => void store()}
            >
              {text.store({ count: counts.set })}
            </Button>
          )}
        </>
      }
    >
      <Body>
        {state.step === 'empty' && (
          <>
            <PasteBox text={text} parse={parseStaffNumbers} isDisabled={false} onRead={(read) => void attempt(read)} />
            <SheetFileButton {...{ text, onFail }} parse={parseStaffNumbers} isDisabled={false} onRead={(read) => void attempt(read)} />
          </>
        )}
        {state.step === 'trying' && <Loading label={text.trying} />}
        {state.step === 'untried' && (
          <Note
            variant="error"
            action={
              <Button size="small" onPress={() => void attempt(state.read)}>
                {text.retry}
              </Button>
            }
          >
            {state.problem} {text.failed}
          </Note>
        )}
        {judged && rows && (
          <Result ref={result} tabIndex={-1}>
            {judged.problem !== undefined && (
              <Note variant="error">
                {judged.problem.message} {judged.problem.hint ?? text.storeFailed}
              </Note>
            )}
            {judged.leftOut > 0 && <Note variant="warning">{text.leftOut({ count: judged.leftOut, max: mostStaffNumbers })}</Note>}
            <DataTable aria-label={text.table} rows={rows} columns={columns} getRowId={({ row }) => row} height="min(50vh, 480px)" />
          </Result>
        )}
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space[3]};

  > div {
    inline-size: 100%;
  }
`;

const Result = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  outline: none;
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[4]};
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Wrong = styled.span`
  color: ${tokens.color.danger};
`;
