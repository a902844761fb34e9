import type { SearchContent } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { searchContent } from './search.contract';

/** One search of one kind of content. */
export interface ContentQuery {
  keyword: string;
  target: string;
  signal?: AbortSignal;
}

/** Finds content by keyword; the reply names the keyword it answers. */
export function createContentSearch(client: Client) {
  return {
    searchContent({ keyword, target, signal }: ContentQuery): Promise<SearchContent> {
      return client.call(searchContent, { body: { keyword, target }, signal });
    },
  };
}

export type ContentSearchCalls = ReturnType<typeof createContentSearch>;
