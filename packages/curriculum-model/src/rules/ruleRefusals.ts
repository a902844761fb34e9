import type { Bilingual } from '../language';

/** Why settings of rules are not saved, and why a finding is not accepted or mended. */
export const ruleRefusals = {
  unknownRule: (id: string): Bilingual => ({ zh: `没有规则「${id}」。`, en: `There is no rule “${id}”.` }),
  unknownOption: ({ zh, en }: Bilingual): Bilingual => ({
    zh: `规则「${zh}」没有这一项设置。`,
    en: `The rule “${en}” has no such setting.`,
  }),
  wrongOption: (rule: Bilingual, option: Bilingual): Bilingual => ({
    zh: `规则「${rule.zh}」的「${option.zh}」不正确，请检查取值。`,
    en: `“${option.en}” of the rule “${rule.en}” is not a possible value. Check it.`,
  }),
  crossed: ({ zh, en }: Bilingual): Bilingual => ({
    zh: `规则「${zh}」的下限（或强支撑上限）大于上限。`,
    en: `The limits of the rule “${en}” leave nothing between them: one is above “At most”.`,
  }),
  oneOwner: {
    zh: '请只指定一个院系或一个专业。',
    en: 'Name either a department or a major, not both.',
  },
  ofDraft: {
    zh: '检查规则请在现行版中设置，对各版本都生效。',
    en: 'Set the rules in the current edition: they hold for all editions of the major.',
  },
  untilPast: { zh: '截止日期已过，请选择今天或以后的日期。', en: 'The end date is past. Choose today or a later day.' },
  changed: {
    zh: '这个问题的内容刚刚有改动，请查看后再接受。',
    en: 'What this finding is about has just changed. Look at it again before you accept it.',
  },
  mended: { zh: '这个问题已经不存在，不需要接受。', en: 'This finding is not there any more and need not be accepted.' },
  accepted: {
    zh: '这个问题刚刚已被接受。要更改理由或日期，请先取消接受。',
    en: 'This finding has been accepted meanwhile. Withdraw that first to give another reason or date.',
  },
  fixChanged: {
    zh: '这个问题的内容刚刚有改动，没有修改任何内容。请查看后再修改。',
    en: 'What this finding is about has just changed, so nothing was changed. Look at it again.',
  },
  fixMended: {
    zh: '这个问题已经不存在，没有修改任何内容。',
    en: 'This finding is not there any more, so nothing was changed.',
  },
  fixKept: {
    zh: '这个版本已经保存，不能再修改。请在现行版或修订稿中修改。',
    en: 'This state is kept as it is. Change the current edition or a draft.',
  },
  notOfFix: { zh: '这不是快速修改，不能这样撤销。', en: 'This was not a quick fix and is not undone this way.' },
  fixTouched: {
    zh: '这里之后又有改动，没有撤销。之前的内容可以在修改历史中查看。',
    en: 'This was changed again since, so nothing was undone. The edit history shows what was there before.',
  },
  acceptanceMissing: { zh: '该接受已被取消。', en: 'This acceptance has been withdrawn already.' },
} as const satisfies Record<string, Bilingual | ((...given: never[]) => Bilingual)>;

/** What the fields of an acceptance are called. */
export const acceptanceFieldNames = {
  finding: { zh: '检查问题', en: 'Finding' },
  basis: { zh: '检查问题的内容', en: 'Basis of the finding' },
  reason: { zh: '接受理由', en: 'Reason for accepting' },
  until: { zh: '截止日期', en: 'End date' },
} as const satisfies Record<string, Bilingual>;

/** What the fields of a quick fix are called. */
export const fixFieldNames = {
  finding: acceptanceFieldNames.finding,
  basis: acceptanceFieldNames.basis,
  fix: { zh: '快速修改', en: 'Quick fix' },
} as const satisfies Record<string, Bilingual>;
