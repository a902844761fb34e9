import type { OptionItem, PageInit } from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { listCourseClasses, listCourseTypes } from '../course-units/course-units.contract';
import { getCourseDetailPageInit, getCourseGoalPageInit, getMajorHomePageInit } from './page-init.contract';

const endpoints = {
  coursedetail: getCourseDetailPageInit,
  coursegoal: getCourseGoalPageInit,
  majorhome: getMajorHomePageInit,
} as const;

/** The three pages that fetch their languages and texts (core §7). */
export type PageInitName = keyof typeof endpoints;

/** What the page of a course unit needs beside the unit. */
export interface CoursePage extends PageInit {
  /** The changed texts of the goals. */
  goals: PageInit['localize'];
  courseClasses: OptionItem[];
  courseTypes: OptionItem[];
}

/** Languages and changed texts of pages, fetched again after the language changed; the built-in ones are in the widgets. */
export function createPageInit(client: Client) {
  function loadPageInit(page: PageInitName, code: string, { signal }: Cancellable = {}): Promise<PageInit> {
    return client.call(endpoints[page], { query: { code, words: 'changed' }, signal });
  }

  return {
    loadPageInit,
    /** One call; a server that has the documented ones alone is asked by those. */
    async loadCoursePage(code: string, { signal }: Cancellable = {}): Promise<CoursePage> {
      const query = { code, words: 'changed', whole: '1' } as const;
      const { goals, courseClasses, courseTypes, ...page } = await client.call(getCourseDetailPageInit, { query, signal });
      if (goals && courseClasses && courseTypes) return { ...page, goals, courseClasses, courseTypes };
      const [words, classes, types] = await Promise.allSettled([
        loadPageInit('coursegoal', code, { signal }),
        client.call(listCourseClasses, { query: { lang: code }, signal }),
        client.call(listCourseTypes, { query: { lang: code }, signal }),
      ]);
      // The page has built-in words and options for what cannot be had.
      return {
        ...page,
        goals: words.status === 'fulfilled' ? words.value.localize : { values: {} },
        courseClasses: classes.status === 'fulfilled' ? classes.value : [],
        courseTypes: types.status === 'fulfilled' ? types.value : [],
      };
    },
  };
}
