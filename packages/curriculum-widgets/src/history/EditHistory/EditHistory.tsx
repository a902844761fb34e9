import type { HistoryEntry, HistoryKind, HistoryReceipt } from '@college/curriculum-model';
import { Dialog } from '@college/ui/Dialog';
import { useLocale, useMessages } from '@college/ui/messages';
import { Pagination } from '@college/ui/Pagination';
import { SegmentedControl, Segment } from '@college/ui/SegmentedControl';
import { Select } from '@college/ui/Select';
import { tokens } from '@college/ui/theme';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { HISTORY_PAGE_SIZE } from './editHistoryState';
import { HistoryBody } from './HistoryBody';
import type { HistorySource } from './HistorySource';
import { editHistoryMessages } from './messages';
import { RestoreNotice } from './RestoreNotice';
import { RestoreQuestion } from './RestoreQuestion';
import { useEditHistory } from './useEditHistory';
import { Stack } from '../../support/layoutParts';

/** One history of a record: of the course itself, its points, its goals … */
export interface HistoryRecord {
  kind: HistoryKind;
  /** The course, or the major of a major matrix and of graduation requirements. */
  recordId: number;
}

export interface EditHistoryProps {
  /** What the record is called. */
  name: string;
  /** Its histories, one to four; the first one shows first. */
  records: readonly HistoryRecord[];
  /** Where the histories are read and changes taken back. */
  source: HistorySource;
  /** Whether nothing can be taken back, whatever the server would allow. @default false */
  isReadOnly?: boolean;
  /** Whether the page has edits that are not saved and that a restore discards; mentioned in the confirmation. @default false */
  hasUnsavedEdits?: boolean;
  /** Where the receipt of a merge or a copy is read; without it its changes name it and lead nowhere. */
  receiptHref?: (receipt: HistoryReceipt) => string;
  /** Whether it shows. */
  isOpen: boolean;
  /** Called when it should close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called when the dialog is gone and the page can take focus again. */
  onClosed?: () => void;
  /** Called with what was restored, so that the page can reload it. */
  onRestored?: (kind: HistoryKind) => void;
}

/** Who changed a record, when, and field by field from what to what; one change can be taken back after a question. */
export function EditHistory(props: EditHistoryProps) {
  const text = useMessages(editHistoryMessages);
  return (
    <Dialog size="l" title={text.title({ name: props.name })} isOpen={props.isOpen} onOpenChange={props.onOpenChange} isDismissable>
      <History {...props} />
    </Dialog>
  );
}

const everybody = 0;

function History(props: EditHistoryProps) {
  const { records, source, isReadOnly = false, hasUnsavedEdits = false, receiptHref, onRestored, onClosed } = props;
  const text = useMessages(editHistoryMessages);
  const { locale } = useLocale();
  const { state, dispatch, restore } = useEditHistory({ source, records, language: locale, onRestored });
  const [asked, setAsked] = useState<HistoryEntry | null>(null);
  const { shown, people, page, userId, notice } = state;
  useAfterwards(onClosed);
  const persons = [{ value: everybody, label: text.everybody }, ...people.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <Stack>
      <Toolbar>
        {records.length > 1 && (
          <SegmentedControl
            aria-label={text.which}
            value={String(state.chosen)}
            onChange={(value) => dispatch({ type: 'historyChosen', index: Number(value) })}
          >
            {records.map(({ kind }, index) => (
              <Segment key={kind} value={String(index)}>
                {text[kind]}
              </Segment>
            ))}
          </SegmentedControl>
        )}
        <Person
          aria-label={text.person}
          isQuiet
          options={persons}
          value={userId ?? everybody}
          onChange={(value) => dispatch({ type: 'personChosen', userId: value === everybody ? null : value })}
        />
      </Toolbar>
      <RestoreNotice notice={notice} />
      <HistoryBody
        state={state}
        isReadOnly={isReadOnly}
        receiptHref={receiptHref}
        onRestore={setAsked}
        onRetry={() => dispatch({ type: 'retried' })}
      />
      {shown !== null && shown.total > HISTORY_PAGE_SIZE && (
        <Pagination
          page={page}
          pageSize={HISTORY_PAGE_SIZE}
          total={shown.total}
          onPageChange={(next) => dispatch({ type: 'pageChosen', page: next })}
        />
      )}
      <RestoreQuestion entry={asked} hasUnsavedEdits={hasUnsavedEdits} onConfirm={restore} onClose={() => setAsked(null)} />
    </Stack>
  );
}

/** Calls back one frame after its component has gone, when what lay under it can take the focus. */
function useAfterwards(callback: (() => void) | undefined) {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => () => void requestAnimationFrame(() => latest.current?.()), []);
}

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
`;

const Person = styled(Select)`
  inline-size: 176px;
  margin-inline-start: auto;
` as typeof Select;
