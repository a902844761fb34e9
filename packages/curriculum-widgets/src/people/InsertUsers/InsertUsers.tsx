import { maxNewUsers, parseNewUsers, type Actor, type NewUserRow } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { ErrorState } from '@college/ui/ErrorState';
import { Loading } from '@college/ui/Loading';
import { useLocale, useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { PasteBox } from '../sheet/PasteBox';
import { FaultList } from './FaultList';
import { InsertBar } from './InsertBar';
import { isBlank } from './insertRow';
import { InsertTable, type InsertTableHandle } from './InsertTable';
import { isBusy } from './insertUsersState';
import { insertUsersMessages } from './messages';
import { rowFaults, type CellFault } from './rowFaults';
import { useInsertUsers, type InsertSource } from './useInsertUsers';

export interface InsertUsersProps {
  /** Where people are checked and added. */
  source: InsertSource;
  /** Who adds: nothing above their own permission or outside their scope is offered. */
  actor: Actor;
  /** Whether the window is open. */
  isOpen: boolean;
  /** Called when the dialog should open or close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called with the number of users that were added. */
  onInserted?: (count: number) => void;
}

/**
 * Adds many people at once: pasted from a sheet, read from a CSV file or typed, shown with what is wrong in each row before anything is
 * stored. Closing keeps what was typed. Put it inside a `ToastProvider`.
 */
export function InsertUsers({ source, actor, isOpen, onOpenChange, onInserted }: InsertUsersProps) {
  const text = useMessages(insertUsersMessages);
  const { locale } = useLocale();
  const { showToast } = useToast();
  const tableRef = useRef<InsertTableHandle>(null);
  const pasteRef = useRef<HTMLTextAreaElement>(null);
  const numbers = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const format = useMemo(() => (count: number) => numbers.format(count), [numbers]);
  const { state, dispatch, scopes, submit } = useInsertUsers({
    source,
    actor,
    isOpen,
    onInserted(count) {
      if (count > 0) showToast({ type: 'success', message: text.added, description: text.inserted({ count: format(count), left: '0' }) });
      onInserted?.(count);
    },
  });
  const { departments, grants, picking, lookup } = scopes;
  const { rows, refusedCells, status } = state;
  const language = locale.startsWith('zh') ? 'zh' : 'en';
  const faults = useMemo(() => rowFaults({ rows, refusedCells }, { grants, language, text }), [rows, refusedCells, grants, language, text]);
  const wrongRows = new Set(faults.map(({ key }) => key)).size;
  const written = rows.filter((row) => !isBlank(row)).length;
  const good = written - wrongRows;
  const isLocked = isBusy(state);

  const onRead = useCallback((read: readonly NewUserRow[]) => dispatch({ type: 'rowsRead', rows: read, grants }), [dispatch, grants]);
  const onPasteCells = useCallback((cells: string) => onRead(parseNewUsers(cells)), [onRead]);

  // After the response, focus moves to the first invalid row, or to the input for the next people.
  const firstFault = useRef(faults[0]);
  useEffect(() => {
    firstFault.current = faults[0];
  });
  useEffect(() => {
    if (status.step !== 'refused' && status.step !== 'inserted') return;
    // Drawing at once is for events; an effect waits until React is done.
    queueMicrotask(() => (firstFault.current ? go(firstFault.current) : pasteRef.current?.focus()));
  }, [status]);

  function go(fault: CellFault) {
    tableRef.current?.focusCell(fault.row - 1, fault.field);
  }

  function handleRowAdd() {
    dispatch({ type: 'rowAdded' });
    // The table renders only once there is a row.
    setTimeout(() => tableRef.current?.focusCell(rows.length, 'userName'));
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="xl"
      title={text.title}
      isFlush
      isCloseDisabled={isLocked}
      footerStart={
        <Facts role="status">
          {rows.length > 0 && <span>{text.rows({ count: format(written) })}</span>}
          {rows.length > 0 && (
            <Wrong data-wrong={wrongRows > 0 || undefined}>
              {wrongRows > 0 ? text.faults({ rows: format(wrongRows) }) : lookup.status === 'done' ? text.faultless : null}
            </Wrong>
          )}
          {lookup.status === 'pending' && <span>{text.lookingUp}</span>}
          {status.step === 'inserted' && <span>{text.inserted({ count: format(status.count), left: format(rows.length) })}</span>}
        </Facts>
      }
      footer={
        <>
          <Button slot="close" variant="ghost" isDisabled={isLocked}>
            {text.close}
          </Button>
          {status.step === 'refused' && wrongRows > 0 && good > 0 && (
            <Button onPress={() => void submit({ onlyValid: true })}>{text.insertGood({ count: format(good) })}</Button>
          )}
          <Button
            variant="primary"
            isDisabled={written === 0 || lookup.status !== 'done'}
            isPending={isLocked}
            pendingLabel={status.step === 'checking' ? text.checking : text.inserting}
            onPress={() => void submit({ onlyValid: false })}
          >
            {written === 0 ? text.title : text.insert({ count: format(written) })}
          </Button>
        </>
      }
    >
      <Body>
        {departments.status === 'failed' && (
          <ErrorState title={text.scopesFailed} hint={departments.message} onRetry={scopes.retryDepartments} />
        )}
        {departments.status === 'loading' && <Loading />}
        {departments.status === 'done' && (
          <>
            {rows.length === 0 && <PasteBox text={text} parse={parseNewUsers} isDisabled={isLocked} onRead={onRead} inputRef={pasteRef} />}
            <InsertBar {...{ state, dispatch, grants, picking, format, onRead }} onRowAdd={handleRowAdd} onFail={onFail} />
            {lookup.status === 'failed' && (
              <Note
                variant="error"
                action={
                  <Button size="small" onPress={lookup.retry}>
                    {text.retry}
                  </Button>
                }
              >
                {lookup.message} {text.lookupFailed}
              </Note>
            )}
            {status.step === 'refused' && wrongRows > 0 && <Note variant="error">{text.refused}</Note>}
            {status.step === 'failed' && (
              <Note variant="error">
                {status.message} {status.hint ?? text.failed}
              </Note>
            )}
            {state.leftOut > 0 && <Note variant="warning">{text.leftOut({ count: format(state.leftOut), max: format(maxNewUsers) })}</Note>}
            {rows.length > 0 ? (
              <Preview data-faults={faults.length > 0 || undefined}>
                <InsertTable ref={tableRef} {...{ state, dispatch, grants, picking, faults, format, onPasteCells }} />
                {faults.length > 0 && <FaultList faults={faults} format={format} onGo={go} />}
              </Preview>
            ) : (
              <Hint>{text.invited}</Hint>
            )}
          </>
        )}
      </Body>
    </Dialog>
  );

  function onFail(message: string) {
    showToast({ type: 'error', message });
  }
}

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  min-block-size: 0;
  block-size: 100%;
  padding: ${tokens.space[4]} ${tokens.space[6]};

  ${onNarrowWindow} {
    block-size: auto;
    padding-inline: ${tokens.space[4]};
  }
`;

const Preview = styled.div`
  display: grid;
  flex: 1;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  min-block-size: 0;

  &[data-faults] {
    grid-template-columns: minmax(0, 1fr) 224px;
  }

  /* The faults below the table; the dialog scrolls. */
  ${onNarrowWindow} {
    flex: none;
    grid-template-rows: 280px;

    &[data-faults] {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: 280px auto;
    }
  }
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[4]};
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Wrong = styled.span`
  &[data-wrong] {
    color: ${tokens.color.danger};
    font-weight: ${tokens.font.strong};
  }
`;

const Hint = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
`;
