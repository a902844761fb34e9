import { changedMeanwhile, personRefusals, rowNames, signInRefusals, type Bilingual } from '@college/curriculum-model';

/** Sentences about people and their passwords, in both languages. */
export const userMessages = {
  changedMeanwhile: changedMeanwhile.person,
  /** What the reason is called in an error about it. */
  reason: { zh: '停用原因', en: 'Reason' },
  wrongPassword: signInRefusals.wrongPassword,
  wrongOldPassword: signInRefusals.wrongOldPassword,
  noPassword: signInRefusals.noPassword,
  samePassword: { zh: '新密码不能与原密码相同。', en: 'The new password must differ from the old one.' },
  emailTaken: personRefusals.emailTaken,
  emailTakenBy: personRefusals.emailTakenBy,
  nameTaken: personRefusals.nameTaken,
  demoAddress: { zh: '演示账号的邮箱由服务器设置决定，不能在此修改。', en: 'The address of the demo account is a setting of the server.' },
  demoStays: {
    zh: '演示账号由服务器设置决定，不能删除其数据。',
    en: 'The demo account is a setting of the server; its data cannot be deleted.',
  },
  scopeMissing: { zh: '权限范围不存在', en: 'The scope of the permission does not exist' },
  scopeBeyond: personRefusals.scopeBeyond,
  rightAbove: { zh: '不能授予高于您本人的权限', en: 'The permission is above your own' },
  tooManyPasswords: (most: number): Bilingual => ({
    zh: `一次最多为 ${most} 人设置密码；其余请留空，由本人通过邀请邮件设置`,
    en: `At most ${most} people at once may get a password here; leave it out and the others choose theirs by the invitation`,
  }),
  rowsWrong: personRefusals.rowsWrong,
  added: (count: number, skipped: readonly number[]): Bilingual => ({
    zh: `已添加 ${count} 人${skipped.length > 0 ? `，跳过第 ${rowNames(skipped, 'zh')} 行` : ''}`,
    en: `${count} ${count === 1 ? 'person' : 'people'} added${skipped.length > 0 ? `; left out: row ${rowNames(skipped, 'en')}` : ''}`,
  }),
} as const satisfies Record<string, Bilingual | ((...facts: never[]) => Bilingual)>;
