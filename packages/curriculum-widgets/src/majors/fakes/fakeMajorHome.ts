import { languageOfCode, type CourseCard, type GraduateRequire } from '@college/curriculum-model';
import { fn } from 'storybook/test';
import type { MajorHomeSource } from '../MajorHome/MajorHomeSource';
import { sampleCards, sampleMajor, sampleMajorMatrix } from './sampleCards';

interface FakeMajorHomeOptions {
  edit?: boolean;
  /** How many of the cards there are. @default all */
  count?: number;
  change?: (card: CourseCard) => CourseCard;
  /** What the major has without any course. @default those of the sample programme */
  requirements?: GraduateRequire[];
}

/** A server of one major in memory: it lists, renames and deletes its courses, and records exports and feedback. */
export function fakeMajorHome({
  edit = true,
  count,
  change = (card) => card,
  requirements = sampleMajorMatrix.requirements,
}: FakeMajorHomeOptions = {}) {
  const gone = new Set<number>();
  const names = new Map<number, string>();
  return {
    loadMajor: fn<MajorHomeSource['loadMajor']>(async () => sampleMajor(edit)),
    listCourseCards: fn<MajorHomeSource['listCourseCards']>(async (_majorId, lang) =>
      sampleCards(languageOfCode(lang))
        .slice(0, count)
        .filter(({ self }) => !gone.has(Number(self.value)))
        .map((card) => change({ ...card, self: { ...card.self, label: names.get(Number(card.self.value)) ?? card.self.label } })),
    ),
    deleteCourse: fn<MajorHomeSource['deleteCourse']>(async (courseId) => void gone.add(courseId)),
    renameCourse: fn<MajorHomeSource['renameCourse']>(async ({ courseId, name }) => void names.set(courseId, name)),
    exportMajorMatrix: fn<MajorHomeSource['exportMajorMatrix']>(async () => {}),
    exportCourseMatrix: fn<MajorHomeSource['exportCourseMatrix']>(async () => {}),
    sendFeedbackText: fn<MajorHomeSource['sendFeedbackText']>(async () => {}),
    listGraduateRequires: fn<NonNullable<MajorHomeSource['listGraduateRequires']>>(async () => requirements),
    loadMajorMatrix: fn<NonNullable<MajorHomeSource['loadMajorMatrix']>>(async () => sampleMajorMatrix),
  };
}
