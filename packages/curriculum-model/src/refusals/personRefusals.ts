import { joinNames, type Bilingual } from '../language';

/** How many rows a sentence names before it counts the rest. */
const namedRows = 20;

/** Why a person is not stored. */
export const personRefusals = {
  emailTaken: { zh: '邮箱已被使用', en: 'The e-mail address is taken' },
  emailTakenBy: (email: string): Bilingual => ({ zh: `邮箱已被使用：${email}`, en: `The e-mail address is taken: ${email}` }),
  nameTaken: {
    zh: '用户名已被其他账号使用；用户名也用于登录，请加以区分',
    en: 'The name belongs to another account; people also sign in by their names, so it must differ',
  },
  scopeBeyond: { zh: '权限范围不在您的管理范围内', en: 'The scope of the permission is outside of yours' },
  rowsWrong: (rows: readonly number[], first: { row: number; message: Bilingual }): Bilingual => ({
    zh: `第 ${rowNames(rows, 'zh')} 行有误，未添加任何人。第 ${first.row} 行：${first.message.zh}。`,
    en: `${rows.length === 1 ? 'Row' : 'Rows'} ${rowNames(rows, 'en')} ${rows.length === 1 ? 'is' : 'are'} wrong. Nobody was added. Row ${first.row}: ${first.message.en}.`,
  }),
} as const;

/** Rows of a list by number; of many the first, and how many more. */
export function rowNames(rows: readonly number[], language: 'zh' | 'en'): string {
  const named = joinNames(rows.slice(0, namedRows).map(String), language);
  if (rows.length <= namedRows) return named;
  return language === 'zh' ? `${named} 等 ${rows.length}` : `${named} and ${rows.length - namedRows} more`;
}
