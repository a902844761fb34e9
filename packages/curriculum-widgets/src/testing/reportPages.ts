import { matrixFrameMessages } from '../matrices/MatrixFrame/messages';
import { readPageMessages } from '../matrices/ReadPage/messages';
import { publicReportMessages } from '../syllabus/PublicReport/messages';
import type { Driver } from './Driver';
import { named } from './named';

/** `ReadPage`: the three matrices of a course, to be read and printed. */
export function readPage<Part>({ part, click }: Driver<Part>) {
  const print = part('button', { name: named(readPageMessages, 'print') });
  return {
    /** The name of the course. */
    title: part('heading', { place: 1 }),
    /** One of the three matrices. */
    matrix: (which: 'major' | 'course' | 'project') => part('region', { name: named(matrixFrameMessages, which) }),
    /** The head of a row of one of the matrices. */
    row: (which: 'major' | 'course' | 'project', name: string | RegExp) =>
      part('rowheader', { name, inside: part('region', { name: named(matrixFrameMessages, which) }) }),
    print: () => click(print),
  };
}

/** `PublicReport` with its `ReportPaper`: a published course start report. */
export function publicReport<Part>({ part, check, click }: Driver<Part>) {
  const print = part('button', { name: named(publicReportMessages, 'print') });
  return {
    /** The title of the report, or what is wrong with its link. */
    title: part('heading', { place: 1 }),
    /** A heading of the report. */
    heading: (name: string | RegExp) => part('heading', { name }),
    /** Shows the report in Chinese, in English or in both. */
    async chooseLanguages(languages: 'zh' | 'en' | 'both') {
      const choice = part('radiogroup', { name: named(publicReportMessages, 'languages') });
      await check(part('radio', { name: named(publicReportMessages, languages), inside: choice }));
    },
    print: () => click(print),
  };
}
