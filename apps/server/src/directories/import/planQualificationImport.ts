import { textLimits, type Bilingual } from '@college/curriculum-model';
import { isStorable, type TableLine } from '../../occupations/files/readTable';
import type { QualificationRow } from '../qualificationRepository';
import { qualificationImportMessages as say } from './messages';
import type { QualificationColumnKey } from './qualificationColumns';

/** The values of a line for one qualification; undefined means unchanged. */
export type QualificationLine = { number: number; name: string } & Partial<Record<Exclude<QualificationColumnKey, 'name'>, string>>;

/** What a file would do; with a problem it does nothing at all. */
export interface QualificationImportPlan {
  added: QualificationLine[];
  changed: { id: number; line: QualificationLine; fields: QualificationColumnKey[] }[];
  unchanged: number;
  problems: { line: number; sentence: Bilingual }[];
}

const categories: Record<string, string> = {
  admission: '准入类',
  'level evaluation': '水平评价类',
  准入类: '准入类',
  水平评价类: '水平评价类',
};
const compared = ['department', 'typeName', 'depending', 'english'] as const;

/** The values of a line, cell by cell. A blank cell keeps the stored value, so that a file with half of the columns filled loses nothing. */
export function parseQualificationLine({ number, cells }: TableLine<QualificationColumnKey>): QualificationLine {
  const said = compared.flatMap((key) => (cells[key] ? [[key, cells[key]] as const] : []));
  const line: QualificationLine = { number, name: cells.name ?? '', ...Object.fromEntries(said) };
  if (line.typeName !== undefined) line.typeName = categories[line.typeName.toLowerCase()] ?? line.typeName;
  return line;
}

/** Compares the lines of a file with the latest edition of the directory as it is stored. */
export function planQualificationImport(lines: readonly QualificationLine[], stored: readonly QualificationRow[]): QualificationImportPlan {
  const plan: QualificationImportPlan = { added: [], changed: [], unchanged: 0, problems: problemsOf(lines) };
  if (plan.problems.length > 0) return plan;
  const byName = new Map(stored.map((row) => [row.name, row]));
  for (const line of lines) {
    const row = byName.get(line.name);
    if (!row) {
      plan.added.push(line);
      continue;
    }
    const before = { ...row, english: row.translations.en?.name?.text ?? '' };
    const fields = compared.filter((key) => line[key] !== undefined && line[key] !== before[key]);
    if (fields.length > 0) plan.changed.push({ id: row.id, line, fields });
    else plan.unchanged += 1;
  }
  return plan;
}

function problemsOf(lines: readonly QualificationLine[]): QualificationImportPlan['problems'] {
  const first = new Map<string, QualificationLine>();
  for (const line of lines) if (line.name !== '' && !first.has(line.name)) first.set(line.name, line);
  return lines.flatMap((line) => {
    const same = first.get(line.name);
    const repeated = same && same !== line ? [say.repeatedName(same.number)] : [];
    return [...faultsOf(line), ...repeated].map((sentence) => ({ line: line.number, sentence }));
  });
}

function faultsOf({ name, department = '', typeName, depending = '', english = '' }: QualificationLine): Bilingual[] {
  const found: Bilingual[] = [];
  if (name === '') found.push(say.noName);
  if ([name, department, english].some((text) => text.length > textLimits.title)) found.push(say.longText(textLimits.title));
  if (depending.length > textLimits.paragraph) found.push(say.longText(textLimits.paragraph));
  if (typeName !== undefined && !Object.values(categories).includes(typeName)) found.push(say.wrongCategory);
  if (!isStorable([name, department, typeName ?? '', depending, english].join(''))) found.push(say.unstorable);
  return found;
}
