import type { Bilingual } from '@college/curriculum-model';

/** Sentences about departments, in both languages. */
export const departmentMessages = {
  changedMeanwhile: {
    zh: '该院系已被其他人修改，请选择保留哪一份内容。',
    en: 'Somebody else has changed this department meanwhile. Choose which content to keep.',
  },
  nameTaken: { zh: '本校已有同名的院系。', en: 'The college already has a department of this name.' },
  hasMajors: (count: number): Bilingual => ({
    zh: `该院系下还有 ${count} 个专业，请先移走或删除专业，再删除院系。`,
    en: `This department still has ${count === 1 ? '1 major' : `${count} majors`}. Move or delete them first, then the department.`,
  }),
} as const satisfies Record<string, Bilingual | ((argument: never) => Bilingual)>;
