import type { EditableColumn } from './column';

export { moveItem } from './rowOrder';

/** A row of the stories and tests. */
export interface Chapter {
  id: number;
  name: string;
  pages: string;
  figures: string;
}

const names = {
  zh: ['绪论与算法分析', '线性表', '栈与队列', '树与二叉树', '图', '查找与排序'],
  en: [
    'Introduction and analysis of algorithms',
    'Linear lists',
    'Stacks and queues',
    'Trees and binary trees',
    'Graphs',
    'Searching and sorting',
  ],
};
const pages = [6, 10, 6, 12, 10, 6];
const figures = [2, 4, 2, 4, 2, 2];

/** Rows with believable words; above six they are numbered on. */
export function chapters(count: number, language: 'zh' | 'en' = 'zh'): Chapter[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: index < 6 ? names[language][index]! : `${names[language][index % 6]}（${Math.floor(index / 6) + 1}）`,
    pages: String(pages[index % 6]),
    figures: String(figures[index % 6]),
  }));
}

const words = {
  zh: { name: '名称', pages: '页数', figures: '图数', total: '合计', wrong: '要写成数字，例如 12' },
  en: { name: 'Name', pages: 'Pages', figures: 'Figures', total: 'Total', wrong: 'This must be a number, for example 12' },
};

/** A name and two columns of figures. */
export function chapterColumns(language: 'zh' | 'en'): EditableColumn<Chapter>[] {
  const text = words[language];
  const width = language === 'en' ? '120px' : '96px';
  const validate = (typed: string) => (/^\d+(\.5)?$/.test(typed) ? undefined : text.wrong);
  return [
    { id: 'name', header: text.name, getText: (row) => row.name, isRequired: true, foot: text.total },
    { id: 'pages', header: text.pages, kind: 'number', getText: (row) => row.pages, validate, width, foot: '50' },
    { id: 'figures', header: text.figures, kind: 'number', getText: (row) => row.figures, validate, width, foot: '16' },
  ];
}
