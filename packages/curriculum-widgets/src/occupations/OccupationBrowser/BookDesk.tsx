import type { Language, OccupationView } from '@college/curriculum-model';
import type { Clock } from '@college/ui/clock';
import { isInComposition } from '@college/ui/composition';
import { ErrorState } from '@college/ui/ErrorState';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useEffect, useEffectEvent, useReducer, useRef, type Dispatch, type KeyboardEvent, type Ref } from 'react';
import { keyframes, styled } from 'styled-components';
import { BookBar } from './BookBar';
import { BookFactsLine } from './BookFactsLine';
import { BookBreadcrumb } from './BookBreadcrumb';
import { EntryDetail } from './EntryDetail';
import { belowWords } from './entryWords';
import { occupationBrowserMessages } from './messages';
import type { OccupationBookSource } from './OccupationBookSource';
import {
  occupationBrowserReducer,
  startOfBrowser,
  stopOnShow,
  upperPlace,
  viewOf,
  type BookPlace,
  type OccupationBrowserEvent,
  type OccupationBrowserState,
} from './occupationBrowserState';
import { SearchResults } from './SearchResults';
import { useBookPages } from './useBookPages';
import { useBookSearch } from './useBookSearch';
import { useBrowserFocus } from './useBrowserFocus';
import { focusFirstEntry, useEntryKeys } from './useEntryKeys';

interface BookDeskProps {
  source: OccupationBookSource;
  place: BookPlace;
  onGo: (place: BookPlace, how?: 'push' | 'replace') => void;
  onViewChange?: (view: OccupationView) => void;
  hrefOf?: (place: BookPlace) => string;
  factsHref?: string;
  isSearchFirst?: boolean;
  clock: Clock;
  language: Language;
  ref?: Ref<HTMLElement>;
}

/** A view of the dictionary: the search, the breadcrumb, and the current entry. */
export function BookDesk({ source, place, onGo, onViewChange, hrefOf, factsHref, isSearchFirst, clock, language, ref }: BookDeskProps) {
  const text = useMessages(occupationBrowserMessages);
  const { showToast } = useToast();
  const [state, dispatch] = useReducer(occupationBrowserReducer, place, startOfBrowser);
  const areaRef = useRef<HTMLDivElement>(null);
  usePlaced(place, dispatch);
  useBookPages({ source, state, dispatch, onFail: showFailure, onRename: (code) => onGo({ ...place, code }, 'replace') });
  useBookSearch({ source, state, dispatch, clock, timedOut: text.timedOut, onFail: showFailure });
  useBrowserFocus(areaRef, state);
  useNotifyView(state, onViewChange);

  const stop = stopOnShow(state);
  const upper = upperPlace(state);
  const { search } = state;
  const load = stop?.load ?? search?.found;
  const handleEntryKeys = useEntryKeys(areaRef, upper ? () => onGo(upper) : undefined);

  function retry() {
    dispatch({ type: 'retried' });
  }

  function showFailure(message: string) {
    showToast({ type: 'error', message, action: { label: text.retry, onAction: retry } });
  }

  function handleSearchKeys(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' && !isInComposition(event) && focusFirstEntry(areaRef.current)) event.preventDefault();
  }

  const entryProps = { language, hrefOf, onGo };
  return (
    <Desk ref={ref} aria-label={text.name}>
      <BookBar place={place} state={state} isSearchFirst={isSearchFirst} onGo={onGo} onKeyDown={handleSearchKeys} />
      <BookBreadcrumb state={state} hrefOf={hrefOf} onGo={onGo} />
      <Area ref={areaRef} onKeyDown={handleEntryKeys} aria-busy={load?.status === 'loading' || undefined}>
        {search && !stop && <SearchResults search={search} {...entryProps} />}
        {stop && <EntryDetail key={stop.code} stop={stop} keyword={search?.keyword ?? ''} {...entryProps} />}
        {load?.status === 'loading' && (
          <Wait>
            <Loading variant="text" />
          </Wait>
        )}
        {load?.status === 'failed' && <ErrorState title={stop ? text.failed : text.searchFailed} hint={load.message} onRetry={retry} />}
      </Area>
      <VisuallyHidden role="status">{spoken()}</VisuallyHidden>
      <BookFactsLine source={source} language={language} href={factsHref} />
    </Desk>
  );

  function spoken() {
    if (stop?.load.status === 'ready') {
      const { list } = stop.load.page;
      const title = stop.code === '' ? text.top : stop.title;
      return text.opened({ title, count: list.length > 0 ? belowWords(stop.code, list.length, text) : '' });
    }
    return !stop && search?.found.status === 'done' ? text.found({ count: search.found.entries.length }) : null;
  }
}

/** Calls back when the view changes. */
function useNotifyView(state: OccupationBrowserState, onViewChange: ((view: OccupationView) => void) | undefined): void {
  const view = viewOf(state);
  const notify = useEffectEvent(() => onViewChange?.(view));
  useEffect(() => notify(), [view]);
}

/** Navigates to the controlled position, whether changed by the user or by the browser's history. */
function usePlaced({ code, keyword }: BookPlace, dispatch: Dispatch<OccupationBrowserEvent>) {
  useEffect(() => dispatch({ type: 'placed', place: { code, keyword } }), [code, keyword, dispatch]);
}

const Desk = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[4]};
`;

const Area = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[5]};
  min-block-size: 320px;
`;

const appear = keyframes`
  from {
    visibility: hidden;
  }
`;

/* What comes at once needs no word; the reader of a slow line gets one. */
const Wait = styled.div`
  padding-block: ${tokens.space[6]};
  animation: ${appear} 1ms step-end 200ms backwards;
`;
