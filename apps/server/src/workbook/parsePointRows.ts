import { maxPoints, renumberPointKsa, textLimits, type KsaLetter, type PointKsa } from '@college/curriculum-model';
import { columnNamed, columnsOf, kindOfHeaders, type ColumnKey, type TemplateKind } from './pointColumns';

/** What is wrong with the rows; lines count from 1 as the spreadsheet shows them. */
export type RowFault =
  | { code: 'noRows' | 'tooManyRows' }
  | { code: 'unknownHeaders' | 'repeatedHeaders' | 'missingHeaders'; headers: string[] }
  | { code: LineFaultCode; lines: number[] };

export type LineFaultCode =
  | 'missingTitle'
  | 'missingDescription'
  | 'otherDescription'
  | 'longTitle'
  | 'longText'
  | 'unstorableText'
  | 'missingKsaTitle'
  | 'wrongKsaTitle'
  | 'wrongKsaLevel'
  | 'missingKsaDescription';

type Line = { number: number } & Record<ColumnKey, string>;

const letterWords: Record<string, KsaLetter> = {
  k: 'K',
  知识: 'K',
  knowledge: 'K',
  s: 'S',
  技能: 'S',
  skill: 'S',
  a: 'A',
  能力: 'A',
  态度: 'A',
  ability: 'A',
  attitude: 'A',
};

// Half a character alone breaks JSON columns.
const loneSurrogate = /\p{Surrogate}/u;

/** The parsed points and the kind of their template. */
export interface ParsedPoints {
  kind: TemplateKind;
  points: PointKsa[];
}

/** Points with their KSA out of the rows of a filled template, of the kind that its headers name; nothing is guessed and nothing is left out. */
export function parsePointRows(chosen: TemplateKind, rows: readonly (readonly string[])[]): ParsedPoints | { fault: RowFault } {
  const headerIndex = rows.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  const header = rows[headerIndex];
  if (!header) return { fault: { code: 'noRows' } };
  const kind = kindOfHeaders(header) ?? chosen;
  const headerFault = checkHeader(kind, header);
  if (headerFault) return { fault: headerFault };
  const lines = readLines(kind, header, rows, headerIndex);
  if (lines.length === 0) return { fault: { code: 'noRows' } };
  if (lines.length > maxPoints) return { fault: { code: 'tooManyRows' } };
  const unstorable = lines.filter((line) => !isStorable(`${line.title}${line.description}${line.ksaDescription}`));
  if (unstorable.length > 0) return { fault: { code: 'unstorableText', lines: unstorable.map((line) => line.number) } };
  const { points, faults } = kind === 'point' ? readPoints(lines) : readPointsWithKsa(lines);
  const fault = faults.first();
  return fault ? { fault } : { kind, points: renumberPointKsa(points) };
}

function isStorable(words: string): boolean {
  return !words.includes('\0') && !loneSurrogate.test(words);
}

function checkHeader(kind: TemplateKind, header: readonly string[]): RowFault | undefined {
  const named = header.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const unknown = named.filter((name) => !columnNamed(kind, name));
  if (unknown.length > 0) return { code: 'unknownHeaders', headers: unknown };
  const keys = named.map((name) => columnNamed(kind, name)?.key);
  const repeated = named.filter((_, index) => keys.indexOf(keys[index]) !== index);
  if (repeated.length > 0) return { code: 'repeatedHeaders', headers: repeated };
  const missing = columnsOf(kind).filter(({ key }) => !keys.includes(key));
  return missing.length > 0 ? { code: 'missingHeaders', headers: missing.map(({ header: own }) => `${own.zh} (${own.en})`) } : undefined;
}

function readLines(kind: TemplateKind, header: readonly string[], rows: readonly (readonly string[])[], headerIndex: number): Line[] {
  const keys = header.map((name) => columnNamed(kind, name)?.key);
  return rows.flatMap((row, index) => {
    if (index <= headerIndex || row.every((cell) => cell.trim() === '')) return [];
    const line: Line = { number: index + 1, title: '', description: '', ksaTitle: '', ksaLevel: '', ksaDescription: '' };
    keys.forEach((key, column) => {
      if (key) line[key] = (row[column] ?? '').trim();
    });
    return [line];
  });
}

function readPoints(lines: readonly Line[]) {
  const faults = collectFaults();
  const points = lines.map((line): PointKsa => {
    checkPoint(line, faults);
    return { id: 0, title: line.title, description: line.description, ksa: [] };
  });
  return { points, faults };
}

function readPointsWithKsa(lines: readonly Line[]) {
  const faults = collectFaults();
  const points: PointKsa[] = [];
  for (const line of lines) {
    const same = line.title === '' ? points.at(-1) : points.find((point) => point.title === line.title);
    if (same && line.description !== '' && line.description !== same.description) faults.add('otherDescription', line);
    if (!same) checkPoint(line, faults);
    const point = same ?? { id: 0, title: line.title, description: line.description, ksa: [] };
    if (!same) points.push(point);
    if (line.ksaTitle || line.ksaLevel || line.ksaDescription) point.ksa.push(readKsa(line, faults));
  }
  return { points, faults };
}

function checkPoint(line: Line, faults: Faults): void {
  if (line.title === '') faults.add('missingTitle', line);
  if (line.description === '') faults.add('missingDescription', line);
  if (line.title.length > textLimits.title) faults.add('longTitle', line);
  if (line.description.length > textLimits.paragraph) faults.add('longText', line);
}

function readKsa(line: Line, faults: Faults): PointKsa['ksa'][number] {
  const word = line.ksaTitle.normalize('NFKC').toLowerCase();
  const letter = Object.hasOwn(letterWords, word) ? letterWords[word] : undefined;
  const level = line.ksaLevel === '' ? 0 : Number(line.ksaLevel);
  if (line.ksaTitle === '') faults.add('missingKsaTitle', line);
  else if (!letter) faults.add('wrongKsaTitle', line);
  if (!Number.isInteger(level) || level < 0 || level > maxPoints || (line.ksaLevel !== '' && level === 0))
    faults.add('wrongKsaLevel', line);
  if (line.ksaDescription === '') faults.add('missingKsaDescription', line);
  if (line.ksaDescription.length > textLimits.paragraph) faults.add('longText', line);
  return { id: 0, title: letter ?? 'K', level, description: line.ksaDescription };
}

type Faults = ReturnType<typeof collectFaults>;

/** Gathers the lines of each fault, so that a person mends all of one kind at once. */
function collectFaults() {
  const found = new Map<LineFaultCode, number[]>();
  return {
    add(code: LineFaultCode, line: Line) {
      found.set(code, [...(found.get(code) ?? []), line.number]);
    },
    first(): RowFault | undefined {
      const [entry] = [...found].sort(([, left], [, right]) => (left[0] ?? 0) - (right[0] ?? 0));
      return entry && { code: entry[0], lines: entry[1] };
    },
  };
}
