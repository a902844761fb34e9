import { getCourseDetailPageInit, getCourseGoalPageInit, getMajorHomePageInit } from '@college/api-client/contract';
import { languageCodes, languageOfCode, type PageInit } from '@college/curriculum-model';
import { handle, type MountedCall } from '../http/call';
import type { Queries } from '../db';
import { findInterfaceWords } from './interfaceWords';

/** The calls by which a page learns its languages and the words that this installation changed. */
export const pageInitCalls: readonly MountedCall[] = [
  handle(getCourseDetailPageInit, ({ db, query }) => readPageInit(db, 'coursedetail', query.code)),
  handle(getCourseGoalPageInit, ({ db, query }) => readPageInit(db, 'coursegoal', query.code)),
  handle(getMajorHomePageInit, ({ db, query }) => readPageInit(db, 'majorhome', query.code)),
];

async function readPageInit(db: Queries, page: string, code: string | undefined): Promise<PageInit> {
  const values = await findInterfaceWords(db, page, languageOfCode(code));
  return {
    languages: [
      { label: '中文', value: languageCodes.zh },
      { label: 'English', value: languageCodes.en },
    ],
    localize: { values },
  };
}
