import { sql } from 'drizzle-orm';
import type { Transaction } from '../database';

/** The fields of study whose outlines are shipped, each a file of rows. */
export const outlineFiles = [
  'outlines-mathematics.tsv',
  'outlines-science.tsv',
  'outlines-computing.tsv',
  'outlines-electrical.tsv',
  'outlines-engineering.tsv',
  'outlines-business.tsv',
  'outlines-humanities.tsv',
  'outlines-health.tsv',
] as const;

/** Who wrote them, and when. */
const author = { zh: '教学设计项目组', en: 'Curriculum project team' };

/** An outline as the files hold it. */
export interface ShippedOutline {
  code: string;
  title: string;
  otherNames: string;
  category: string;
  author: string;
  writtenOn: string;
  introduction: string;
  chapters: string;
  goals: string;
  english: Record<string, string>;
}

/**
 * Reads outlines from the rows of a file. The first cell of a row names what it is: `outline` (code, names, other names, kind, day, introductions), below it
 * `chapter` (names, hours), `point` (titles, descriptions), `K`, `S` or `A` under a point, and `goal`; Chinese comes first.
 */
export function readOutlineRows(rows: readonly (readonly string[])[]): ShippedOutline[] {
  const outlines: ShippedOutline[] = [];
  for (const [kind = '', ...cells] of rows) {
    if (kind === 'outline') outlines.push(outlineOf(cells));
    else addLine(outlines.at(-1), kind, cells);
  }
  return outlines;
}

function outlineOf([
  code = '',
  title = '',
  en = '',
  otherNames = '',
  category = '',
  englishCategory = '',
  day = '',
  ...texts
]: readonly string[]): ShippedOutline {
  const [introduction = '', english = ''] = texts;
  return {
    code,
    title,
    otherNames,
    category,
    author: author.zh,
    writtenOn: day,
    introduction,
    chapters: '',
    goals: '',
    english: { title: en, category: englishCategory, author: author.en, introduction: english, chapters: '', goals: '' },
  };
}

function addLine(
  outline: ShippedOutline | undefined,
  kind: string,
  [zh = '', en = '', more = '', moreEnglish = '']: readonly string[],
): void {
  if (!outline) throw new Error(`"${kind} ${zh}" comes before the first outline, so it belongs to none: put it below one.`);
  const add = (field: 'chapters' | 'goals', line: string, english: string) => {
    outline[field] += `${outline[field] === '' ? '' : '\n'}${line}`;
    outline.english[field] += `${outline.english[field] === '' ? '' : '\n'}${english}`;
  };
  switch (kind) {
    case 'chapter':
      return add('chapters', `${zh} ${more}`.trim(), `${en} ${more}`.trim());
    case 'point':
      return add('chapters', more === '' ? `- ${zh}` : `- ${zh}：${more}`, moreEnglish === '' ? `- ${en}` : `- ${en}: ${moreEnglish}`);
    case 'K':
    case 'S':
    case 'A':
      return add('chapters', `  ${kind} ${zh}`, `  ${kind} ${en}`);
    case 'goal':
      return add('goals', zh, en);
    default:
      throw new Error(`"${kind}" is no row of an outline: use outline, chapter, point, K, S, A or goal.`);
  }
}

/** Puts in the outlines for all colleges. What a college changed stays as it left it; one that it only switched off is brought up to date and stays off. */
export async function putOutlines(tx: Transaction, tables: readonly (readonly string[][])[]): Promise<void> {
  const rows = tables.flatMap(readOutlineRows).map(({ english, ...outline }) => {
    const updatedAt = `${outline.writtenOn}T00:00:00Z`;
    const en = Object.fromEntries(Object.entries(english).map(([field, text]) => [field, { text, updatedAt }]));
    return { ...outline, translations: { en } };
  });
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(code text, title text, "otherNames" text, category text, author text,
    "writtenOn" date, introduction text, chapters text, goals text, translations jsonb)`;
  const texts = sql`title = g.title, other_names = g."otherNames", category = g.category, author = g.author, written_on = g."writtenOn",
    introduction = g.introduction, chapters = g.chapters, goals = g.goals, translations = g.translations`;
  await tx.execute(sql`
    update outlines set ${texts}, version = version + 1, update_time = now()
    from ${given} where outlines.code = g.code and outlines.origin = 'shipped'`);
  await tx.execute(sql`
    insert into outlines (code, origin, title, other_names, category, author, written_on, introduction, chapters, goals, translations)
    select g.code, 'shipped', g.title, g."otherNames", g.category, g.author, g."writtenOn", g.introduction, g.chapters, g.goals, g.translations
    from ${given}
    on conflict (code) where college_id is null do nothing`);
  await tx.execute(sql`
    delete from outlines where college_id is null and code <> all (select g.code from ${given})`);
}
