import { proportionFault, textLimits, type Bilingual } from '@college/curriculum-model';
import { isStorable, type TableLine } from '../../files/readTable';
import type { OccupationFields, OccupationRow } from '../occupationRepository';
import { findCategory, findOption, parseSkillRows, type ImportChoices } from './importChoices';
import { recordImportMessages as say } from './messages';
import type { RecordColumnKey } from './recordColumns';

type Line = TableLine<RecordColumnKey>;

/** What one line does: a new record, or some fields of a stored one. */
export interface PlannedRecord {
  line: number;
  stored: OccupationRow | undefined;
  fields: Omit<OccupationFields, 'translations' | 'createdBy' | 'createTime' | 'updateTime'>;
}

/** What a file would do; with a problem it does nothing at all. */
export interface RecordImportPlan {
  records: PlannedRecord[];
  problems: { line: number; sentence: Bilingual }[];
}

/**
 * Compares the lines of a file with the records of a college. A record is identified by its code, or without one by its name; blank cells keep stored
 * values. Skills may be empty: the form requires them.
 */
export function planRecordImport(lines: readonly Line[], stored: readonly OccupationRow[], choices: ImportChoices): RecordImportPlan {
  const known = new Map(stored.map((row) => [keyOf(row), row]));
  const seen = new Map<string, number>();
  const plan: RecordImportPlan = { records: [], problems: [] };
  for (const line of lines) {
    const key = keyOf({ name: line.cells.name ?? '', code: line.cells.code ?? '' });
    const { fields, faults } = readLine(line, known.get(key), choices);
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, line.number);
    else faults.push(say.repeated(earlier));
    plan.problems.push(...faults.map((sentence) => ({ line: line.number, sentence })));
    plan.records.push({ line: line.number, stored: known.get(key), fields });
  }
  return plan;
}

function keyOf({ name, code }: { name: string; code: string }): string {
  return code.trim() === '' ? `name ${name.trim()}` : `code ${code.trim()}`;
}

function readLine({ cells }: Line, stored: OccupationRow | undefined, choices: ImportChoices) {
  const { name = '', code = '', keywords, content } = cells;
  const faults: Bilingual[] = [];
  if (name === '') faults.push(say.noName);
  for (const [text, limit] of limits) if ((cells[text] ?? '').length > limit) faults.push(say.tooLong(limit));
  if (!isStorable(Object.values(cells).join(''))) faults.push(say.unstorable);
  const skills = parseSkillRows(choices, cells.skills ?? '');
  if ('unknown' in skills) faults.push(say.unknownSkill(skills.unknown));
  else if (proportionFault(skills.rows)) faults.push(say.proportions);
  const rows = 'rows' in skills && skills.rows.length > 0 ? skills.rows : (stored?.skills ?? []);
  const fields = {
    name,
    code,
    levelId: chosen(cells.category || (stored ? '' : code), stored?.levelId, (word) => findCategory(choices, word)),
    typeId: chosen(cells.level, stored?.typeId, (word) => findOption(choices, 'type', word)),
    publishId: cells.year ? (findOption(choices, 'publish', cells.year) ?? null) : (stored?.publishId ?? null),
    lvlKeywords: keywords || (stored?.lvlKeywords ?? ''),
    content: content || (stored?.content ?? ''),
    skills: rows,
  };
  if (fields.levelId === undefined) faults.push(cells.category ? say.unknownCategory(cells.category) : say.noCategory);
  if (fields.typeId === undefined) faults.push(cells.level ? say.unknownLevel(cells.level) : say.noLevel);
  if (cells.year && fields.publishId === null) faults.push(say.unknownYear(cells.year));
  return { fields: { ...fields, levelId: fields.levelId ?? 0, typeId: fields.typeId ?? 0 }, faults };
}

const limits: readonly [RecordColumnKey, number][] = [
  ['name', textLimits.title],
  ['code', 40],
  ['keywords', textLimits.paragraph],
  ['content', textLimits.article],
];

/** The value that a text refers to; the stored value for an empty text. */
function chosen(word: string | undefined, stored: number | undefined, find: (word: string) => number | undefined): number | undefined {
  return word ? find(word) : stored;
}
