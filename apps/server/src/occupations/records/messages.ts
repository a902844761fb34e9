import { changedMeanwhile, occupationFields, wireNamesOf, type Bilingual, type FieldNames } from '@college/curriculum-model';

/** Sentences about occupation records, in both languages. */
export const occupationMessages = {
  missing: { zh: '该职业不存在，或已被删除。', en: 'This occupation does not exist, or was deleted.' },
  changedMeanwhile: changedMeanwhile.occupation,
  noIdToAdd: { zh: '新增职业的编号必须为 0。', en: 'An occupation that is added must have the id 0.' },
  noId: { zh: '请指明要修改的职业。', en: 'Say which occupation is to be changed.' },
  codeTaken: (code: string): Bilingual => ({
    zh: `职业编码「${code}」已被本校的另一个职业使用。`,
    en: `Another occupation of this college has the code “${code}” already.`,
  }),
  unknownLevel: { zh: '所选的职业类别不存在，请重新选择。', en: 'The chosen category does not exist. Choose again.' },
  unknownType: { zh: '所选的职业等级不存在，请重新选择。', en: 'The chosen occupation level does not exist. Choose again.' },
  unknownPublish: { zh: '所选的发布年份不存在，请重新选择。', en: 'The chosen publication year does not exist. Choose again.' },
  unknownSkill: {
    zh: '技能要求中有不存在的技能，请重新选择。',
    en: 'One of the skill requirements names a skill that does not exist. Choose again.',
  },
  noSkills: { zh: '请至少填写一项技能要求。', en: 'Give at least one skill requirement.' },
  blankSkill: (line: number): Bilingual => ({
    zh: `第 ${line} 项技能要求没有选择技能。`,
    en: `Skill requirement ${line} has no skill.`,
  }),
  proportionRange: (line: number, max: number): Bilingual => ({
    zh: `第 ${line} 项技能要求的占比必须在 0 到 ${max} 之间。`,
    en: `The proportion of skill requirement ${line} must be between 0 and ${max}.`,
  }),
  proportionSum: (max: number): Bilingual => ({
    zh: `各项技能要求的占比合计不能超过 ${max}。`,
    en: `The proportions of the skill requirements must not exceed ${max} in sum.`,
  }),
} as const satisfies Record<string, Bilingual | ((...argument: never[]) => Bilingual)>;

const { name, code } = occupationFields;

/** What the fields of a record are called in sentences about wrong values; a request calls two of them otherwise (reference §3). */
export const occupationFieldNames: FieldNames = {
  ...wireNamesOf(occupationFields),
  occupationName: name.label,
  occupationCode: code.label,
};
