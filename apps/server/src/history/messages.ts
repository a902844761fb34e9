import { changedMeanwhile, type Bilingual } from '@college/curriculum-model';

/** Sentences about edit histories, in both languages. */
export const historyMessages = {
  notKept: { zh: '此类数据没有修改历史。', en: 'No edit history is kept of this kind of record.' },
  missing: { zh: '找不到这条修改记录。', en: 'This change does not exist.' },
  nothingBefore: {
    zh: '这是最初建立时的记录，在此之前没有内容可以恢复。',
    en: 'This is how the record began; there is nothing before it to bring back.',
  },
  newerChanges: changedMeanwhile.history,
  alreadyGone: { zh: '该教学目标已被删除，无需恢复。', en: 'This teaching goal is deleted already; there is nothing to do.' },
  unreadable: (problem: Bilingual): Bilingual => ({
    zh: `当时的内容已不符合要求，无法恢复：${problem.zh}`,
    en: `What stood there then can no longer be stored: ${problem.en}`,
  }),
  restored: { zh: '已恢复', en: 'Restored' },
} as const satisfies Record<string, Bilingual | ((argument: never) => Bilingual)>;

/** What a restore had to leave out, by kind. */
export const leftOutMessages = {
  indicators: (count: number): Bilingual => ({
    zh: `${count} 个绑定未恢复：指标点已被删除。`,
    en: `${count} ${count === 1 ? 'binding was' : 'bindings were'} not restored: the indicator point has been deleted.`,
  }),
  goals: (count: number): Bilingual => ({
    zh: `${count} 个教学目标未恢复到原来的位置：目标或其指标点已被删除，或已绑定到别处。`,
    en: `${count} teaching ${count === 1 ? 'goal was' : 'goals were'} not put back: the goal or its indicator point has been deleted, or it is bound elsewhere.`,
  }),
  chapters: (count: number): Bilingual => ({
    zh: `${count} 个项目/章节未恢复：已被删除。`,
    en: `${count} ${count === 1 ? 'project / chapter was' : 'projects / chapters were'} not restored: deleted since.`,
  }),
  cells: (count: number): Bilingual => ({
    zh: `${count} 个矩阵单元内容未恢复：所属的章节、教学目标、课点、任务目标或 KSA 已不存在，或该位置已有内容。`,
    en: `${count} matrix ${count === 1 ? 'entry was' : 'entries were'} not restored: its chapter, goal, point, task goal or KSA is gone, or something else is in its place.`,
  }),
} as const satisfies Record<string, (count: number) => Bilingual>;
