import type { SkillRow } from '@college/curriculum-model';
import { asc } from 'drizzle-orm';
import { schema, type Queries } from '../../../db';
import { loadBook, type Book } from '../../book/occupationBook';
import { listSkillRows, type SkillTableRow } from '../../skills/readSkillTree';

const { occupationOptions } = schema;

/** All values that the texts of a file may refer to. */
export interface ImportChoices {
  book: Book;
  options: readonly (typeof occupationOptions.$inferSelect)[];
  skills: readonly SkillTableRow[];
}

/** Reads what a file's words are looked up in. */
export async function loadChoices(db: Queries, collegeId: number): Promise<ImportChoices> {
  const options = await db.select().from(occupationOptions).orderBy(asc(occupationOptions.position));
  return { book: await loadBook(db), options, skills: await listSkillRows(db, collegeId) };
}

/** A category by its code, or by its name where only one has that name. */
export function findCategory({ book }: ImportChoices, word: string): number | undefined {
  const entry = book.byCode.get(word.normalize('NFKC').trim());
  if (entry) return entry.id;
  const named = [...book.byId.values()].filter(({ title, english }) => title === word || (english !== '' && english === word));
  return named.length === 1 ? named[0]!.id : undefined;
}

/** A level or year by its label, in either language, or by one half of it: 三级, 高级工. */
export function findOption({ options }: ImportChoices, kind: 'type' | 'publish', word: string): number | undefined {
  const wanted = plain(word);
  const names = (label: string) => [label, ...label.split('/')].map(plain);
  return options.find((option) => option.kind === kind && [...names(option.label), ...names(option.english)].includes(wanted))?.id;
}

/** Skill rows as people write them, `编程/Java 60；SQL 40`: a path or a single name, and a proportion; undefined for words nobody knows. */
export function parseSkillRows(choices: ImportChoices, text: string): { rows: SkillRow[] } | { unknown: string } {
  const rows: SkillRow[] = [];
  for (const piece of text.split(/[;；\r\n]+/).map((part) => part.trim())) {
    if (piece === '') continue;
    const [, words = '', score = ''] = /^(.*?)[\s:：]+(\d+(?:\.\d+)?)\s*%?$/.exec(piece.normalize('NFKC')) ?? [];
    const courseIds = words === '' ? undefined : findSkill(choices, words);
    if (!courseIds) return { unknown: piece };
    rows.push({ courseIds, score: Number(score) });
  }
  return { rows };
}

/** The ids from the top down to the named skill. */
function findSkill({ skills }: ImportChoices, words: string): number[] | undefined {
  const parts = words.split(/[/>]/).map(plain);
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  const paths = skills
    .map((skill) => {
      const path: SkillTableRow[] = [];
      for (let next: SkillTableRow | undefined = skill; next && path.length < 20; next = byId.get(next.parentId ?? 0)) path.unshift(next);
      return path;
    })
    .filter(
      (path) => parts.length <= path.length && parts.every((part, index) => isNamed(path[path.length - parts.length + index]!, part)),
    );
  return paths.length === 1 ? paths[0]!.map(({ id }) => id) : undefined;
}

function isNamed({ label, translations }: SkillTableRow, word: string): boolean {
  return plain(label) === word || plain(translations.en?.label?.text ?? '') === word;
}

function plain(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
