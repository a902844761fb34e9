import type { FindableKind, SearchContent, SearchEverything } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { searchContent, searchEverything } from './search.contract';

/** One search of one kind of content. */
export interface ContentQuery {
  keyword: string;
  target: string;
  signal?: AbortSignal;
}

/** One search of several kinds of records. */
export interface EverythingQuery {
  keyword: string;
  kinds: readonly FindableKind[];
  limit?: number;
  signal?: AbortSignal;
}

/** Finds content by keyword; the reply names the keyword it answers. */
export function createContentSearch(client: Client) {
  return {
    searchContent({ keyword, target, signal }: ContentQuery): Promise<SearchContent> {
      return client.call(searchContent, { body: { keyword, target }, signal });
    },
    searchEverything({ keyword, kinds, limit, signal }: EverythingQuery): Promise<SearchEverything> {
      return client.call(searchEverything, { body: { keyword, kinds: [...kinds], limit }, signal });
    },
  };
}

export type ContentSearchCalls = ReturnType<typeof createContentSearch>;
