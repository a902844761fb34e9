import { changedMeanwhile, type Bilingual } from '@college/curriculum-model';

/** Sentences about the tree of skills, in both languages. */
export const skillMessages = {
  changedMeanwhile: changedMeanwhile.skill,
  notStored: (line: number): Bilingual => ({
    zh: `第 ${line} 项技能不存在，或已被删除。`,
    en: `Skill ${line} of the list does not exist, or was deleted.`,
  }),
  listedTwice: (line: number): Bilingual => ({
    zh: `第 ${line} 项技能在列表中重复。`,
    en: `Skill ${line} is in the list twice.`,
  }),
  noParent: (label: string): Bilingual => ({
    zh: `「${label}」的上级技能不存在，或将被删除。`,
    en: `The skill above “${label}” does not exist, or is to be deleted.`,
  }),
  inCircle: (label: string): Bilingual => ({
    zh: `「${label}」不能成为自己的下级技能。`,
    en: `“${label}” cannot be below itself.`,
  }),
  tooDeep: (label: string, deepest: number): Bilingual => ({
    zh: `「${label}」的层级过深，技能最多 ${deepest} 级。`,
    en: `“${label}” is nested too deeply: skills have at most ${deepest} levels.`,
  }),
  nameTaken: (label: string): Bilingual => ({
    zh: `同一级中已有技能「${label}」。`,
    en: `There is a skill “${label}” at the same place already.`,
  }),
  inUse: (label: string, occupation: string): Bilingual => ({
    zh: `技能「${label}」正被职业「${occupation}」使用，不能删除。`,
    en: `The occupation “${occupation}” uses the skill “${label}”, so it cannot be deleted.`,
  }),
} as const satisfies Record<string, (...argument: never[]) => Bilingual>;
