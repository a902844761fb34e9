import type { Bilingual } from '../language';

/** Why what still holds something is not deleted, and why what was deleted with its place is not restored. */
export const deletionRefusals = {
  hasMajors: (count: number): Bilingual => ({
    zh: `该院系下还有 ${count} 个专业，请先移走或删除专业，再删除院系。`,
    en: `This department still has ${count === 1 ? '1 major' : `${count} majors`}. Move or delete them first, then the department.`,
  }),
  hasCourseUnits: (count: number): Bilingual => ({
    zh: `该专业下还有 ${count} 个课程单元，请先删除课程单元，再删除专业。`,
    en: `This major still has ${count === 1 ? '1 course unit' : `${count} course units`}. Delete them first, then the major.`,
  }),
  hasDrafts: (count: number): Bilingual => ({
    zh: `该专业还有 ${count} 份修订稿或推演方案，请先删除。`,
    en: `This major still has ${count === 1 ? '1 open draft or scenario' : `${count} open drafts or scenarios`}. Delete ${count === 1 ? 'it' : 'them'} first.`,
  }),
  departmentGone: {
    zh: '该专业所属的院系已被删除，请先恢复院系，再恢复专业。',
    en: 'The department of this major has been deleted. Restore the department first, then the major.',
  },
} as const;
