import { getCourseDetailPageInit, getCourseGoalPageInit, getMajorHomePageInit } from '@college/api-client/contract';
import {
  courseClassOptions,
  courseTypeOptions,
  languageCodes,
  languageOfCode,
  type CoursePageInit,
  type PageInit,
} from '@college/curriculum-model';
import { handle, type CallContext, type MountedCall } from '../http/call';
import { findInterfaceWords } from './interfaceWords';
import type { PageName } from './pageWords';

/** The calls by which a page learns its languages and its words: those that this installation stored over the built-in ones. */
export const pageInitCalls: readonly MountedCall[] = [
  handle(getCourseDetailPageInit, (request) => (request.query.whole ? readCoursePage(request) : readPageInit(request, 'coursedetail'))),
  handle(getCourseGoalPageInit, (request) => readPageInit(request, 'coursegoal')),
  handle(getMajorHomePageInit, (request) => readPageInit(request, 'majorhome')),
];

type Request = Pick<CallContext<typeof getCourseGoalPageInit>, 'db' | 'query' | 'services'>;

/** The page of a course unit has its goals on it, and its classes and types. */
async function readCoursePage(request: Request): Promise<CoursePageInit> {
  const language = languageOfCode(request.query.code);
  return {
    ...(await readPageInit(request, 'coursedetail')),
    goals: (await readPageInit(request, 'coursegoal')).localize,
    courseClasses: courseClassOptions(language),
    courseTypes: courseTypeOptions(language),
  };
}

async function readPageInit({ db, query, services }: Request, page: PageName): Promise<PageInit> {
  const language = languageOfCode(query.code);
  const builtIn = query.words === 'changed' ? undefined : services.pageWords?.[page][language];
  return {
    languages: [
      { label: '中文', value: languageCodes.zh },
      { label: 'English', value: languageCodes.en },
    ],
    localize: { values: { ...builtIn, ...(await findInterfaceWords(db, page, language)) } },
  };
}
