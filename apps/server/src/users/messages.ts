import { joinNames, type Bilingual } from '@college/curriculum-model';

/** How many rows a sentence names before it counts the rest. */
const namedRows = 20;

/** Sentences about people and their passwords, in both languages. */
export const userMessages = {
  changedMeanwhile: ({ userName, email }: { userName: string; email: string }): Bilingual => ({
    zh: `其他人刚刚修改了该人员，现在是「${userName}」（${email}）。请核对后再保存。`,
    en: `Somebody else has just changed this person, who is now “${userName}” (${email}). Compare before you save again.`,
  }),
  /** What the reason is called in an error about it. */
  reason: { zh: '停用原因', en: 'Reason' },
  wrongPassword: (left: number): Bilingual => ({
    zh: `原密码不正确，还可以再试 ${left} 次`,
    en: `The old password is not correct. ${left} ${left === 1 ? 'try' : 'tries'} left.`,
  }),
  samePassword: { zh: '新密码不能与原密码相同。', en: 'The new password must differ from the old one.' },
  emailTaken: { zh: '邮箱已被使用', en: 'The e-mail address is taken' },
  emailTakenBy: (email: string): Bilingual => ({ zh: `邮箱已被使用：${email}`, en: `The e-mail address is taken: ${email}` }),
  nameTaken: {
    zh: '姓名已被其他账号使用；姓名也用于登录，请加以区分',
    en: 'The name belongs to another account; people also sign in by their names, so it must differ',
  },
  demoAddress: { zh: '演示账号的邮箱由服务器设置决定，不能在此修改。', en: 'The address of the demo account is a setting of the server.' },
  scopeMissing: { zh: '权限范围不存在', en: 'The scope of the permission does not exist' },
  scopeBeyond: { zh: '权限范围不在您的管理范围内', en: 'The scope of the permission is outside of yours' },
  rightAbove: { zh: '不能授予高于您本人的权限', en: 'The permission is above your own' },
  tooManyPasswords: (most: number): Bilingual => ({
    zh: `一次最多为 ${most} 人设置密码；其余请留空，由本人通过邀请邮件设置`,
    en: `At most ${most} people at once may get a password here; leave it out and the others choose theirs by the invitation`,
  }),
  rowsWrong: (rows: readonly number[], first: { row: number; message: Bilingual }): Bilingual => ({
    zh: `第 ${rowList(rows, 'zh')} 行有误，未添加任何人。第 ${first.row} 行：${first.message.zh}。`,
    en: `${rows.length === 1 ? 'Row' : 'Rows'} ${rowList(rows, 'en')} ${rows.length === 1 ? 'is' : 'are'} wrong. Nobody was added. Row ${first.row}: ${first.message.en}.`,
  }),
  added: (count: number, skipped: readonly number[]): Bilingual => ({
    zh: `已添加 ${count} 人${skipped.length > 0 ? `，跳过第 ${rowList(skipped, 'zh')} 行` : ''}`,
    en: `${count} ${count === 1 ? 'person' : 'people'} added${skipped.length > 0 ? `; left out: row ${rowList(skipped, 'en')}` : ''}`,
  }),
} as const satisfies Record<string, Bilingual | ((...facts: never[]) => Bilingual)>;

function rowList(rows: readonly number[], language: 'zh' | 'en'): string {
  const named = joinNames(rows.slice(0, namedRows).map(String), language);
  if (rows.length <= namedRows) return named;
  return language === 'zh' ? `${named} 等 ${rows.length}` : `${named} and ${rows.length - namedRows} more`;
}
