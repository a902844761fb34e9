import { deletionRefusals, type Bilingual } from '@college/curriculum-model';

/** Sentences about the trash, in both languages. */
export const trashMessages = {
  missing: {
    zh: '回收站中没有该课程单元，可能已被恢复或已超过保留期限。',
    en: 'This course unit is not in the trash. It may have been restored, or its time is over.',
  },
  recordMissing: {
    zh: '回收站中没有该记录，可能已被恢复或已超过保留期限。',
    en: 'This record is not in the trash. It may have been restored, or its time is over.',
  },
  otherKind: {
    zh: '回收站中只有课程单元、修订稿、院系、专业、职业、本科专业资料、人才需求报告、新闻和样例大纲。',
    en: 'The trash keeps course units, drafts, departments, majors, occupations, college majors, talent demand reports, news and sample outlines.',
  },
  codeTaken: (code: string): Bilingual => ({
    zh: `编码「${code}」已被本校的另一条记录使用，请先修改该记录的编码，再恢复。`,
    en: `Another record of this college has the code “${code}” now. Change that code first, then restore.`,
  }),
  codeTakenNow: {
    zh: '编码刚刚被本校的另一条记录使用，请先修改该记录的编码，再恢复。',
    en: 'Another record of this college has just taken the code. Change that code first, then restore.',
  },
  nameTaken: (name: string): Bilingual => ({
    zh: `本校已有另一个名为「${name}」的院系，请先修改其名称，再恢复。`,
    en: `Another department of this college is called “${name}” now. Change that name first, then restore.`,
  }),
  outlineChangedAgain: {
    zh: '本校又改动或停用了同一份随系统提供的样例大纲，请直接修改那一份。',
    en: 'This college has changed or switched off the same shipped outline again. Edit that one instead.',
  },
  departmentGone: deletionRefusals.departmentGone,
  majorGone: {
    zh: '该课程单元所属的专业已被删除，无法恢复。',
    en: 'The major of this course unit has been deleted, so it cannot be restored.',
  },
  homeGone: {
    zh: '该修订稿所属的专业已被删除，无法恢复。',
    en: 'The major of this draft has been deleted, so it cannot be restored.',
  },
  draftRestored: { zh: '修订稿已恢复', en: 'Draft restored' },
  restored: { zh: '课程单元已恢复', en: 'Course unit restored' },
  recordRestored: { zh: '已恢复', en: 'Restored' },
  skillsLeftOut: (count: number): Bilingual => ({
    zh: `${count} 项技能要求未恢复：其技能已被删除。`,
    en: `${count} skill ${count === 1 ? 'requirement was' : 'requirements were'} not restored: the skill has been deleted.`,
  }),
  goalsLeftOut: (count: number): Bilingual => ({
    zh: `${count} 个教学目标未恢复：其指标点已被删除。`,
    en: `${count} teaching ${count === 1 ? 'goal was' : 'goals were'} not restored: the indicator point has been deleted.`,
  }),
  bindingsLeftOut: (count: number): Bilingual => ({
    zh: `${count} 个专业矩阵的绑定未恢复：指标点已被删除。`,
    en: `${count} ${count === 1 ? 'binding' : 'bindings'} of the major matrix ${count === 1 ? 'was' : 'were'} not restored: the indicator point has been deleted.`,
  }),
} as const satisfies Record<string, Bilingual | ((argument: never) => Bilingual)>;
