import type { Language } from '@college/curriculum-model';
import { columnsOf, type TemplateKind } from './pointColumns';
import { writeSheet } from './writeSheet';

const sampleRows: Record<TemplateKind, Record<Language, string[][]>> = {
  point: {
    zh: [
      ['算法与复杂度', '能说明时间复杂度与空间复杂度的含义，并用大O记号表示'],
      ['顺序表', '掌握顺序表的存储结构以及插入、删除操作'],
    ],
    en: [
      ['Algorithms and complexity', 'Explain time and space complexity and express them in big-O notation'],
      ['Sequential list', 'Know how a sequential list is stored and how to insert and delete'],
    ],
  },
  pointksa: {
    zh: [
      ['算法与复杂度', '能说明时间复杂度与空间复杂度的含义', 'K', '1', '大O记号的含义'],
      ['', '', 'A', '1', '严谨的复杂度意识'],
    ],
    en: [
      ['Algorithms and complexity', 'Explain time and space complexity', 'K', '1', 'Meaning of big-O notation'],
      ['', '', 'A', '1', 'A careful sense of complexity'],
    ],
  },
};

const names: Record<TemplateKind, Record<Language, { sheet: string; file: string }>> = {
  point: { zh: { sheet: '课点', file: '课点模板.xlsx' }, en: { sheet: 'Points', file: 'point-template.xlsx' } },
  pointksa: { zh: { sheet: '课点与KSA', file: '课点与KSA模板.xlsx' }, en: { sheet: 'Points and KSA', file: 'point-ksa-template.xlsx' } },
};

/** A template as a workbook: the header row and two sample rows in one language (domain §8). */
export async function writePointTemplate(kind: TemplateKind, language: Language): Promise<{ fileName: string; bytes: Uint8Array }> {
  const { sheet, file } = names[kind][language];
  const columns = columnsOf(kind).map(({ header, width }) => ({ header: header[language], width }));
  return { fileName: file, bytes: await writeSheet({ name: sheet, columns, rows: sampleRows[kind][language] }) };
}
