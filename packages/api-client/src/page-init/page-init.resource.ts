import type { PageInit } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { getCourseDetailPageInit, getCourseGoalPageInit, getMajorHomePageInit } from './page-init.contract';

const endpoints = {
  coursedetail: getCourseDetailPageInit,
  coursegoal: getCourseGoalPageInit,
  majorhome: getMajorHomePageInit,
} as const;

/** The three pages that fetch their languages and texts (core §7). */
export type PageInitName = keyof typeof endpoints;

/** Languages and changed texts of pages, fetched again after the language changed; the built-in ones are in the widgets. */
export function createPageInit(client: Client) {
  return {
    loadPageInit(page: PageInitName, code: string, { signal }: { signal?: AbortSignal } = {}): Promise<PageInit> {
      return client.call(endpoints[page], { query: { code, words: 'changed' }, signal });
    },
  };
}
