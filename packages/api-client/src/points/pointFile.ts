import { languageOfCode, renumberPointKsa, type KsaLetter, type Language, type PointKsa, type ReadPoint } from '@college/curriculum-model';
import { readRows } from '../mock-api/files';
import { refusals } from '../mock-api/refusals';
import { withoutKsa } from './replacePoints';

type Kind = 'point' | 'pointksa';

const heads: Record<Kind, Record<Language, readonly string[]>> = {
  point: { zh: ['课点标题', '课点描述'], en: ['title', 'description'] },
  pointksa: {
    zh: ['课点标题', '课点描述', 'KSA类别', 'KSA序号', 'KSA描述'],
    en: ['point title', 'point description', 'KSA title', 'level', 'KSA description'],
  },
};

const samples: Record<Language, readonly (readonly string[])[]> = {
  zh: [
    ['链表', '单链表的指针操作', 'K', '1', '链式存储的特点'],
    ['', '', 'S', '1', '能实现插入与删除'],
  ],
  en: [
    ['Linked lists', 'Pointer work on single lists', 'K', '1', 'traits of linked storage'],
    ['', '', 'S', '1', 'implement insertion and deletion'],
  ],
};

/** A template: the head in one language and two sample rows. */
export function templateRows(kind: Kind, lang: string): string[][] {
  const language = languageOfCode(lang);
  const width = heads[kind][language].length;
  const rows =
    kind === 'pointksa' ? samples[language] : samples[language].map((row, index) => (index === 0 ? row : [`${row[4]}`, `${row[4]}`]));
  return [heads[kind][language], ...rows].map((row) => row.slice(0, width));
}

const atLine = (line: number, language: Language) => (language === 'zh' ? `第 ${line} 行` : `line ${line}`);

/** Reads points out of an uploaded file, of the kind that its head names; a blank or repeated title continues the point above. */
export async function readPointFile(file: File, language: Language): Promise<ReadPoint[]> {
  const rows = await readRows(file);
  if (!rows) throw refusals.invalid('file', language === 'zh' ? '无法读取该文件' : 'the file cannot be read');
  const [head = [], ...lines] = rows.map((row) => row.map((cell) => cell.trim()));
  const kind = (['pointksa', 'point'] as const).find((one) =>
    Object.values(heads[one]).some((names) => names.every((name, index) => head[index]?.toLowerCase() === name.toLowerCase())),
  );
  if (!kind) throw refusals.invalid('file', language === 'zh' ? '表头不是模板的表头' : 'the head is not that of the template');
  const points: PointKsa[] = [];
  lines.forEach(([title = '', description = '', letter = '', level = '', text = ''], index) => {
    if ([title, description, letter, level, text].every((cell) => cell === '')) return;
    const last = points.at(-1);
    const isContinued = kind === 'pointksa' && last !== undefined && (title === '' || title === last.title);
    if (!isContinued && (title === '' || description === '')) throw refusals.invalid('file', atLine(index + 2, language));
    const point = isContinued ? last : { id: 0, title, description, ksa: [] };
    if (!isContinued) points.push(point);
    if (kind === 'point' || letter === '') return;
    if (!/^[KSA]$/i.test(letter) || text === '') throw refusals.invalid('file', atLine(index + 2, language));
    point.ksa.push({ id: 0, title: letter.toUpperCase() as KsaLetter, level: Number(level) || 0, description: text });
  });
  return kind === 'pointksa' ? renumberPointKsa(points) : points.map(withoutKsa);
}
