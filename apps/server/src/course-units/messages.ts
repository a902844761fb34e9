import { changedMeanwhile, courseUnitMessages as rules, type Bilingual } from '@college/curriculum-model';

/** Sentences about course units, in both languages. */
export const courseUnitMessages = {
  missing: { zh: '找不到该课程单元，可能已被删除。', en: 'This course unit does not exist. It may have been deleted.' },
  nameEmpty: rules.nameEmpty,
  changedMeanwhile: changedMeanwhile.courseUnit,
  otherMajor: { zh: '课程单元不能移动到其他专业。', en: 'A course unit cannot be moved to another major.' },
  idNotAllowed: { zh: '课程单元编号不正确。', en: 'The id of the course unit is not correct.' },
  listedTwice: (id: number): Bilingual => ({
    zh: `课程单元 ${id} 在列表中出现了不止一次。`,
    en: `Course unit ${id} is in the list more than once.`,
  }),
  rowListedTwice: (line: number): Bilingual => ({
    zh: `第 ${line} 行章节在列表中重复。`,
    en: `The chapter in row ${line} is in the list twice.`,
  }),
  rowOfAnotherUnit: (line: number): Bilingual => ({
    zh: `第 ${line} 行章节不属于该课程单元，或已被删除。`,
    en: `The chapter in row ${line} does not belong to this course unit, or was deleted.`,
  }),
} as const satisfies Record<string, Bilingual | ((argument: never) => Bilingual)>;
