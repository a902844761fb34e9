import { queryOptions } from '@tanstack/react-query';
import { createCards } from './cards/cards.resource';
import type { Client } from './core/client';
import { createCourseUnits } from './course-units/course-units.resource';
import { createEditions } from './editions/editions.resource';
import { createMajors } from './majors/majors.resource';
import { createPageInit, type PageInitName } from './page-init/page-init.resource';

/** The query keys of each kind of data; a shorter key invalidates everything below it. */
export const queryKeys = {
  majors: ['majors'],
  courseCards: (majorId: number) => ['courseCards', majorId] as const,
  pageInit: ['pageInit'],
} as const;

/** A major's name and edit flag. */
export function majorOptions(client: Client, majorId: number) {
  return queryOptions({
    queryKey: [...queryKeys.majors, 'info', majorId] as const,
    queryFn: ({ signal }) => createMajors(client).loadMajor(majorId, { signal }),
  });
}

/** The edition in whose draft a course is; null in the current edition. */
export function courseEditionOptions(client: Client, courseId: number) {
  return queryOptions({
    queryKey: [...queryKeys.majors, 'editionOfCourse', courseId] as const,
    queryFn: async ({ signal }) => (await createCourseUnits(client).loadCourseUnit(courseId, { signal })).edition ?? null,
  });
}

/** The editions of a major, the latest first. */
export function editionsOptions(client: Client, majorId: number) {
  return queryOptions({
    queryKey: [...queryKeys.majors, 'editions', majorId] as const,
    queryFn: ({ signal }) => createEditions(client).listEditions(majorId, { signal }),
  });
}

/** The departments and majors that a person reaches. */
export function reachableMajorsOptions(client: Client, person: { collegeId: number; userId: number }) {
  return queryOptions({
    queryKey: [...queryKeys.majors, 'reachable', person.collegeId, person.userId] as const,
    queryFn: ({ signal }) => createMajors(client).loadReachableMajors(person, { signal }),
  });
}

/** The course cards of a major home in one language. */
export function courseCardsOptions(client: Client, majorId: number, lang: string) {
  return queryOptions({
    queryKey: [...queryKeys.courseCards(majorId), lang] as const,
    queryFn: ({ signal }) => createCards(client).listCourseCards(majorId, lang, { signal }),
  });
}

/** The languages and texts of a page; another code is another entry, so a switch fetches them again. */
export function pageInitOptions(client: Client, page: PageInitName, code: string) {
  return queryOptions({
    queryKey: [...queryKeys.pageInit, page, code] as const,
    queryFn: ({ signal }) => createPageInit(client).loadPageInit(page, code, { signal }),
  });
}

/** What the page of a course unit needs beside the unit: languages, texts, classes and types. */
export function coursePageOptions(client: Client, code: string) {
  return queryOptions({
    queryKey: [...queryKeys.pageInit, 'coursepage', code] as const,
    queryFn: ({ signal }) => createPageInit(client).loadCoursePage(code, { signal }),
  });
}
