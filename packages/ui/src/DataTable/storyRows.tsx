import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../IconButton';
import { Icon } from '../icons';
import type { DataTableColumn } from './column';

/** A row of the stories and tests. */
export interface Book {
  id: number;
  name: string;
  shelf: string;
  kind: string;
  pages: number;
  lent: string;
  isComplete: boolean;
  revised: string;
}

const names = {
  zh: ['数据结构', '数据库原理', '操作系统', '程序设计基础', '软件工程', '离散数学', '计算机网络', '软件测试', '高等数学', '形势与政策'],
  en: [
    'Data structures',
    'Databases',
    'Operating systems',
    'Programming',
    'Software engineering',
    'Discrete mathematics',
    'Networks',
    'Testing',
    'Calculus',
    'Current affairs',
  ],
};
const kinds = { zh: ['学科基础', '专业', '通识'], en: ['Foundation', 'Major', 'General'] };
const shelves = { zh: ['一层', '二层'], en: ['Floor 1', 'Floor 2'] };

/** Deterministic rows: the same books, dates and figures every time. */
export function books(count: number, language: 'zh' | 'en' = 'zh'): Book[] {
  return Array.from({ length: count }, (_, index) => ({
    id: 1001 + index,
    name: index < 10 ? names[language][index]! : `${names[language][index % 10]} ${Math.floor(index / 10) + 1}`,
    shelf: shelves[language][index % 2]!,
    kind: kinds[language][index % 3]!,
    pages: 32 + ((index * 37) % 17) * 8,
    lent: `${40 + (index % 9)}/${index % 32}`,
    isComplete: index % 10 < 7,
    revised: `2026-05-${String(12 - (index % 11)).padStart(2, '0')} ${String(8 + (index % 10)).padStart(2, '0')}:${String((index * 7) % 60).padStart(2, '0')}:08`,
  }));
}

const words = {
  zh: {
    id: '编号',
    name: '书名',
    shelf: '楼层',
    kind: '类别',
    pages: '页数',
    lent: '在馆/借出',
    complete: '全本',
    yes: '是',
    no: '否',
    revised: '最近修订',
    edit: '编辑',
    remove: '删除',
  },
  en: {
    id: 'No.',
    name: 'Title',
    shelf: 'Floor',
    kind: 'Kind',
    pages: 'Pages',
    lent: 'In/out',
    complete: 'Complete',
    yes: 'Yes',
    no: 'No',
    revised: 'Last revised',
    edit: 'Edit ',
    remove: 'Delete ',
  },
};

/** Columns of every sort: words, figures, dates, yes or no, one optional. */
export function bookColumns(language: 'zh' | 'en' = 'zh'): DataTableColumn<Book>[] {
  const text = words[language];
  return [
    { id: 'id', header: text.id, cell: (row) => row.id, tone: 'muted', width: 72 },
    { id: 'name', header: text.name, cell: (row) => row.name, isRowHeader: true, isSortable: true, sortValue: (row) => row.name },
    { id: 'shelf', header: text.shelf, cell: (row) => row.shelf, tone: 'muted', width: 88 },
    { id: 'kind', header: text.kind, cell: (row) => row.kind, tone: 'muted', width: 112 },
    { id: 'pages', header: text.pages, cell: (row) => row.pages, align: 'end', width: 96, isSortable: true, sortValue: (row) => row.pages },
    { id: 'lent', header: text.lent, cell: (row) => row.lent, align: 'end', tone: 'muted', width: 104, isOptional: true },
    { id: 'complete', header: text.complete, cell: (row) => (row.isComplete ? text.yes : text.no), width: 104 },
    { id: 'revised', header: text.revised, cell: (row) => row.revised, tone: 'muted', width: 184 },
  ];
}

/** Edit and delete. */
export function bookActions(language: 'zh' | 'en' = 'zh') {
  const text = words[language];
  return function renderBookActions(row: Book) {
    return (
      <>
        <IconButton aria-label={text.edit + row.name}>
          <Icon of={Pencil} />
        </IconButton>
        <IconButton variant="danger" aria-label={text.remove + row.name}>
          <Icon of={Trash2} />
        </IconButton>
      </>
    );
  };
}
