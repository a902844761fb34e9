import type { Bilingual, Language } from '@college/curriculum-model';

/** The two kinds of point template, under their wire names (decision 70). */
export type TemplateKind = 'point' | 'pointksa';

export type ColumnKey = 'title' | 'description' | 'ksaTitle' | 'ksaLevel' | 'ksaDescription';

/** One column of a template: the header in each language, other headers that are understood, and its width in characters. */
export interface PointColumn {
  key: ColumnKey;
  header: Bilingual;
  aliases: readonly string[];
  width: number;
}

const titleWords = ['标题', '课点标题', '课点', '知识点', 'title', 'point title', 'point'];
const descriptionWords = ['描述', '课点描述', 'description', 'point description'];

const pointColumns: readonly PointColumn[] = [
  { key: 'title', header: { zh: '标题', en: 'title' }, aliases: titleWords, width: 28 },
  { key: 'description', header: { zh: '描述', en: 'description' }, aliases: descriptionWords, width: 60 },
];

const pointKsaColumns: readonly PointColumn[] = [
  { key: 'title', header: { zh: '课点标题', en: 'point title' }, aliases: titleWords, width: 28 },
  { key: 'description', header: { zh: '课点描述', en: 'point description' }, aliases: descriptionWords, width: 48 },
  { key: 'ksaTitle', header: { zh: 'KSA标题', en: 'KSA title' }, aliases: ['KSA类别', 'KSA'], width: 12 },
  { key: 'ksaLevel', header: { zh: 'KSA序号', en: 'level' }, aliases: ['序号', '级别', '等级', 'KSA level'], width: 12 },
  { key: 'ksaDescription', header: { zh: 'KSA描述', en: 'KSA description' }, aliases: [], width: 48 },
];

/** The columns of a template in their order (domain §8). */
export function columnsOf(kind: TemplateKind): readonly PointColumn[] {
  return kind === 'point' ? pointColumns : pointKsaColumns;
}

/** The column that a header names, in either language; spaces, case and a star for "required" do not matter. */
export function columnNamed(kind: TemplateKind, header: string): PointColumn | undefined {
  const wanted = plainHeader(header);
  return columnsOf(kind).find(({ header: own, aliases }) => [own.zh, own.en, ...aliases].some((name) => plainHeader(name) === wanted));
}

/** The kind of template detected from headers; undefined where they match neither. A column of numbers alone is ambiguous. */
export function kindOfHeaders(headers: readonly string[]): TemplateKind | undefined {
  const keys = headers.map((header) => columnNamed('pointksa', header)?.key);
  if (keys.includes('ksaTitle') || keys.includes('ksaDescription')) return 'pointksa';
  return keys.includes('title') || keys.includes('description') ? 'point' : undefined;
}

export function headersIn(kind: TemplateKind, language: Language): string[] {
  return columnsOf(kind).map(({ header }) => header[language]);
}

function plainHeader(header: string): string {
  return header.normalize('NFKC').toLowerCase().replaceAll(/[\s*]/g, '');
}
