import {
  cutKeyword,
  occupationViews,
  parentCode,
  type OccupationBook,
  type OccupationEntry,
  type OccupationView,
} from '@college/curriculum-model';
import type { Outage, ReadFailure } from '../../support/resumption/outage';

/** A place in the dictionary: an entry, what is searched for, or an entry among what was found; blank texts for the top list. */
export interface BookPlace {
  code: string;
  keyword: string;
}

/** The top list, with nothing searched for. */
export const topPlace: BookPlace = { code: '', keyword: '' };

interface Failed extends ReadFailure {
  status: 'failed';
}

/** The state of an entry's page. */
type PageLoad = { status: 'loading' } | { status: 'ready'; page: OccupationBook } | Failed;

/** An entry that was opened; its title is known from the list it was opened in before its page is here. */
export interface BookStop {
  code: string;
  title: string;
  /** The requested code, where it was renamed. */
  renamedFrom?: string;
  load: PageLoad;
}

/** What is searched for, what was found, and what was opened of it. */
export interface BookSearch {
  keyword: string;
  found: { status: 'loading' } | { status: 'done'; entries: readonly OccupationEntry[] } | Failed;
  /** Entries opened one below the other, the first of them out of the results; empty while the results show. */
  opened: readonly BookStop[];
}

export interface OccupationBrowserState {
  /** From the top list down to the current position: all but the last are the history. */
  path: readonly BookStop[];
  /** A search is independent of the path and does not change it (decision 133). */
  search: BookSearch | null;
}

export type OccupationBrowserEvent =
  /** Navigation: by opening an entry, by a link back, or by the URL. */
  | { type: 'placed'; place: BookPlace }
  | { type: 'loaded'; code: string; page: OccupationBook }
  | ({ type: 'failed'; code: string } & ReadFailure)
  | { type: 'found'; keyword: string; entries: readonly OccupationEntry[] }
  | ({ type: 'searchFailed'; keyword: string } & ReadFailure)
  | { type: 'retried' };

const loading = { status: 'loading' } as const;

/** Before anything has come: the top list, or whatever place the address names. */
export function startOfBrowser(place: BookPlace): OccupationBrowserState {
  return occupationBrowserReducer({ path: [unread('', '')], search: null }, { type: 'placed', place });
}

/** Opening pushes what was on show to the history; back pops one, a crumb cuts it, home clears it (reference §4). */
export function occupationBrowserReducer(state: OccupationBrowserState, event: OccupationBrowserEvent): OccupationBrowserState {
  switch (event.type) {
    case 'placed':
      return placed(state, { code: event.place.code.trim(), keyword: cutKeyword(event.place.keyword).trim() });
    case 'loaded':
      return loaded(state, event.code, event.page);
    case 'failed':
      return inStops(state, event.code, (stop) => ({ ...stop, load: failedBy(event) }));
    case 'found':
      return withFound(state, event.keyword, { status: 'done', entries: event.entries });
    case 'searchFailed':
      return withFound(state, event.keyword, failedBy(event));
    case 'retried':
      return retried(state);
  }
}

/** The entry on show; undefined while results are. */
export function stopOnShow({ path, search }: OccupationBrowserState): BookStop | undefined {
  return search ? search.opened.at(-1) : path.at(-1);
}

/** The active-level value of what shows (reference §4). */
export function viewOf({ path, search }: OccupationBrowserState): OccupationView {
  if (search) return search.opened.length === 0 ? occupationViews.searchResults : occupationViews.searchDetail;
  const last = path.at(-1);
  const level = last?.load.status === 'ready' ? last.load.page.level : path.length - 2;
  const byLevel = [occupationViews.topDetail, occupationViews.middleDetail, occupationViews.subDetail, occupationViews.occupationDetail];
  return path.length < 2 ? occupationViews.top : byLevel[Math.min(Math.max(level, 0), 3)]!;
}

/** Where the way up leads from here; null on the top list, above which there is nothing. */
export function upperPlace({ path, search }: OccupationBrowserState): BookPlace | null {
  if (search) {
    // From the results, back returns to the position before the search.
    if (search.opened.length === 0) return { code: path.at(-1)?.code ?? '', keyword: '' };
    return { code: search.opened.at(-2)?.code ?? '', keyword: search.keyword };
  }
  const above = path.at(-2);
  return above ? { code: above.code, keyword: '' } : null;
}

/** The codes whose pages to request: the parents of an entry once the entry is known to exist. */
export function codesToLoad({ path, search }: OccupationBrowserState): string[] {
  const stops = search ? search.opened : path;
  const last = stops.at(-1);
  if (last && last.load.status !== 'ready') return last.load.status === 'loading' ? [last.code] : [];
  return [...new Set(stops.filter(({ load }) => load.status === 'loading').map(({ code }) => code))];
}

/** The code whose page the server could not give just then, and that is on show or on the way to it, and the outage. */
export function pageKeptBack({ path, search }: OccupationBrowserState): { code: string; outage: Outage } | undefined {
  for (const { code, load } of search ? search.opened : path)
    if (load.status === 'failed' && load.outage) return { code, outage: load.outage };
  return undefined;
}

function failedBy({ message, outage }: ReadFailure): Failed {
  return { status: 'failed', message, outage };
}

function placed(state: OccupationBrowserState, { code, keyword }: BookPlace): OccupationBrowserState {
  if (keyword === '') return { path: pathTo(state.path, code), search: null };
  const search: BookSearch = state.search?.keyword === keyword ? state.search : { keyword, found: loading, opened: [] };
  const opened = code === '' ? [] : reached(search.opened, code, listOf(search));
  return { ...state, search: { ...search, opened: opened ?? [unread(code, '')] } };
}

function pathTo(path: readonly BookStop[], code: string): readonly BookStop[] {
  return reached(path, code, []) ?? pathByCode(path, code);
}

// An address may lead anywhere: the entries above are those whose codes this one continues.
function pathByCode(known: readonly BookStop[], code: string): readonly BookStop[] {
  return ['', ...codesAbove(code), code].map((one) => known.find((stop) => stop.code === one) ?? unread(one, ''));
}

/** Back to an entry that was opened before, or on to one of the list on show; undefined where neither leads there. */
function reached(stops: readonly BookStop[], code: string, list: readonly OccupationEntry[]): readonly BookStop[] | undefined {
  const at = stops.findIndex((stop) => stop.code === code);
  if (at >= 0) return stops.slice(0, at + 1);
  const last = stops.at(-1);
  const listed = last?.load.status === 'ready' ? last.load.page.list : list;
  const entry = listed.find((one) => one.code === code);
  return entry && [...stops, unread(code, entry.title)];
}

function codesAbove(code: string): string[] {
  const above = parentCode(code);
  return above === '' ? [] : [...codesAbove(above), above];
}

function listOf({ found, opened }: BookSearch): readonly OccupationEntry[] {
  return found.status === 'done' && opened.length === 0 ? found.entries : [];
}

function loaded(state: OccupationBrowserState, asked: string, page: OccupationBook): OccupationBrowserState {
  const code = page.code ?? asked;
  const filled = inStops(state, asked, (stop) => ({
    ...stop,
    ...(code === asked ? {} : { code, renamedFrom: asked }),
    title: page.title === '' ? stop.title : page.title,
    load: { status: 'ready', page },
  }));
  // The parents of an old code differ from those of the new one.
  const isMoved = code !== asked && !filled.search && filled.path.at(-1)?.code === code;
  return isMoved ? { ...filled, path: pathByCode(filled.path, code) } : filled;
}

function withFound(state: OccupationBrowserState, keyword: string, found: BookSearch['found']): OccupationBrowserState {
  const { search } = state;
  // A response to another keyword, or to a cancelled search, is stale (decision 138).
  if (search?.keyword !== keyword || !isAwaited(search.found)) return state;
  const titles = found.status === 'done' ? new Map(found.entries.map((entry) => [entry.code, entry.title])) : new Map<string, string>();
  const opened = search.opened.map((stop) => (stop.title === '' ? { ...stop, title: titles.get(stop.code) ?? '' } : stop));
  return { ...state, search: { ...search, found, opened } };
}

/** Whether an answer is on its way, or asked for again by itself. */
function isAwaited(found: BookSearch['found']): boolean {
  return found.status === 'loading' || (found.status === 'failed' && found.outage !== undefined);
}

function retried(state: OccupationBrowserState): OccupationBrowserState {
  const { search } = state;
  const again = (stop: BookStop): BookStop => (stop.load.status === 'failed' ? { ...stop, load: loading } : stop);
  if (!search) return { ...state, path: state.path.map(again) };
  const found = search.found.status === 'failed' ? loading : search.found;
  return { ...state, search: { ...search, found, opened: search.opened.map(again) } };
}

function inStops(state: OccupationBrowserState, code: string, change: (stop: BookStop) => BookStop): OccupationBrowserState {
  const changed = (stops: readonly BookStop[]) => stops.map((stop) => (stop.code === code ? change(stop) : stop));
  const { path, search } = state;
  return { path: changed(path), search: search && { ...search, opened: changed(search.opened) } };
}

function unread(code: string, title: string): BookStop {
  return { code, title, load: loading };
}
