import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { escapeLike } from '../db/escapeLike';

/** Whether the name, in Chinese or English, or the e-mail address of a person of a query contains a keyword; undefined where that is blank. */
export function isNamedLike(
  { userName, email, translations }: Record<'userName' | 'email' | 'translations', AnyColumn>,
  keyword: string | undefined,
): SQL | undefined {
  const wanted = keyword?.normalize('NFKC').trim() ?? '';
  if (wanted === '') return undefined;
  const pattern = `%${escapeLike(wanted)}%`;
  const englishName = sql`${translations} -> 'en' -> 'userName' ->> 'text'`;
  return sql`(${userName} ilike ${pattern} or ${email} ilike ${pattern} or ${englishName} ilike ${pattern})`;
}
