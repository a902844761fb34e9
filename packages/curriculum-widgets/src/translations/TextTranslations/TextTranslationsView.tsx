import { textKeyOf, type CourseUnitDetail } from '@college/curriculum-model';
import { DataTable } from '@college/ui/DataTable';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { SaveStatus } from '@college/ui/SaveStatus';
import { SearchField } from '@college/ui/SearchField';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { FailedSave } from '../../support/saving/FailedSave';
import { Shortcuts } from '@college/ui/Shortcuts';
import { tokens } from '@college/ui/theme';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { DraftStorage } from '../../support/desk/drafts';
import { useLanguage } from '../../support/useLanguage';
import { textTranslationsMessages } from './messages';
import { textColumns } from './textColumns';
import { TextEditor } from './TextEditor';
import { placeOf } from './textLabels';
import { createTextRows } from './textRows';
import type { TextTranslationsSource } from './TextTranslationsSource';
import type { LeftOutText } from './textDesk';
import { besideKey, countTexts, nextOpenKey, type TextFilter } from './textView';
import type { TextTranslationsHandle } from './useTextTranslations';

/** What opens the texts of a course. */
export interface TextTranslationsProps {
  /** Where the texts are read and saved. */
  source: TextTranslationsSource;
  /** The course whose texts these are. */
  courseId: number;
  /** Who translates; the owner of drafts. */
  userId: number;
  /** Texts that are translated elsewhere on the same page: those of a kind, or of one field of it. @default none */
  leftOut?: readonly LeftOutText[];
  /** Where unsaved work survives a crashed tab. @default as long as the page is open */
  draftStorage?: DraftStorage;
  /** Called after each save, with the unit as stored where all texts are of one; a page that shows other records of it reloads them. */
  onSaved?: (unit?: CourseUnitDetail) => void;
  /** Time for "saved at". @default the machine's clock */
  now?: () => number;
}

const filters = ['all', 'missing', 'older'] as const satisfies readonly TextFilter[];

interface TextTranslationsViewProps {
  handle: TextTranslationsHandle;
}

/** The texts of a course: their list, and the chosen one with its Chinese and its English side by side. */
export function TextTranslationsView({ handle }: TextTranslationsViewProps) {
  const { desk, deskState, listed: state, areDraftsKept, act, look } = handle;
  const { save } = desk;
  const words = useMessages(textTranslationsMessages);
  const language = useLanguage();
  const columns = useMemo(() => textColumns(words, language), [words, language]);
  const [rowsOf] = useState(createTextRows);
  // The list may lag behind fast typing; the field itself never does.
  const shown = useDeferredValue(state);
  const rows = useMemo(() => rowsOf(shown), [rowsOf, shown]);
  const counts = useMemo(() => countTexts(shown), [shown]);
  const input = useRef<HTMLTextAreaElement>(null);
  const keys = useMemo(() => ({ 'Ctrl+S': () => void save() }), [save]);
  const current = state.texts.find((text) => textKeyOf(text) === state.currentKey);
  const at = rows.findIndex(({ key }) => key === state.currentKey);

  function choose(key: string | null) {
    if (key !== null) look({ currentKey: key });
    input.current?.focus();
  }

  if (deskState.phase === 'failed') return <ErrorState title={words.loadFailed} hint={deskState.message} onRetry={desk.load} />;
  const isLoading = deskState.phase === 'loading';
  if (!isLoading && state.texts.length === 0) return <EmptyState title={words.nothing} hint={words.nothingHint} />;
  return (
    <Shortcuts keys={keys}>
      <Panel>
        <Tools>
          <SegmentedControl aria-label={words.filter} value={state.filter} onChange={(filter) => look({ filter: filter as TextFilter })}>
            {filters.map((filter) => (
              <Segment key={filter} value={filter}>
                {words[filter]({ count: counts[filter] })}
              </Segment>
            ))}
          </SegmentedControl>
          <Search aria-label={words.search} placeholder={words.search} onSearch={(keyword) => look({ keyword })} />
          <Status {...handle} />
        </Tools>
        {!areDraftsKept && <Note variant="warning">{words.draftsNotKept}</Note>}
        {state.failures.size > 0 && <Note variant="error">{words.failedCount({ count: state.failures.size })}</Note>}
        {deskState.phase === 'open' && deskState.save.status === 'failed' && <Note variant="error">{deskState.save.message}</Note>}
        <List
          aria-label={words.tableLabel}
          rows={rows}
          columns={columns}
          getRowId={({ key }) => key}
          getRowName={({ text }) => `${placeOf(text, language)} ${text.zh.slice(0, 30)}`}
          isLoading={isLoading}
          currentId={state.currentKey}
          onRowAction={({ key }) => choose(key)}
          virtualizeAbove={40}
          height="100%"
          emptyState={
            state.keyword.trim() === '' ? (
              <EmptyState title={words.allDone} hint={words.allDoneHint} />
            ) : (
              <EmptyState title={words.notFound} hint={words.notFoundHint} />
            )
          }
        />
        {current && (
          <TextEditor
            text={current}
            place={placeOf(current, language)}
            draft={state.drafts.get(textKeyOf(current))}
            failure={state.failures.get(textKeyOf(current))}
            position={at < 0 ? '' : words.position({ at: at + 1, count: rows.length })}
            onType={(text) => act({ type: 'typed', key: textKeyOf(current), text })}
            onConfirm={() => {
              act({ type: 'confirmed', key: textKeyOf(current) });
              input.current?.focus();
            }}
            onMove={(step) => choose(besideKey(state, step))}
            onNextOpen={() => choose(nextOpenKey(state))}
            inputRef={input}
          />
        )}
      </Panel>
    </Shortcuts>
  );
}

function Status({ saving, failing, listed: { drafts }, desk }: Pick<TextTranslationsHandle, 'saving' | 'failing' | 'listed' | 'desk'>) {
  if (saving?.status === 'saving') return <SaveStatus status="saving" />;
  if (saving?.status === 'failed')
    return <FailedSave failing={failing.willGoOn ? failing : { ...failing, reason: null }} onRetry={() => void desk.save()} />;
  if (drafts.size > 0) return <SaveStatus status="unsaved" changeCount={drafts.size} />;
  return saving?.status === 'saved' ? <SaveStatus status="saved" savedAt={new Date(saving.at)} /> : null;
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  min-block-size: 0;
  block-size: 100%;
`;

const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[4]} ${tokens.space[6]} 0;
`;

const Search = styled(SearchField)`
  inline-size: 280px;
`;

const List = styled(DataTable)`
  flex: 1;
  min-block-size: 120px;
  overflow: auto;
` as typeof DataTable;
