export interface BenchRow {
  id: number;
  name: string;
  shelf: string;
  kind: string;
  pages: number;
  lent: string;
  complete: string;
  revised: string;
}

export interface BenchColumn {
  id: keyof BenchRow;
  header: string;
  width: number | undefined;
  align: 'start' | 'end';
}

/** A sorted column; the runner sorts by the name, both ways. */
export interface BenchSort {
  id: 'name';
  direction: 'ascending' | 'descending';
}

export const rowHeight = 40;
export const tableHeight = 640;

/** The columns of every contender: the same words, widths and alignment. */
export const columns: readonly BenchColumn[] = [
  { id: 'id', header: '编号', width: 96, align: 'start' },
  { id: 'name', header: '书名', width: undefined, align: 'start' },
  { id: 'shelf', header: '楼层', width: 96, align: 'start' },
  { id: 'kind', header: '类别', width: 120, align: 'start' },
  { id: 'pages', header: '页数', width: 96, align: 'end' },
  { id: 'lent', header: '在馆/借出', width: 104, align: 'end' },
  { id: 'complete', header: '全本', width: 96, align: 'start' },
  { id: 'revised', header: '最近修订', width: 184, align: 'start' },
];

const actionsWidth = 80;
export const tracks = [...columns.map(({ width }) => (width === undefined ? 'minmax(72px, 1fr)' : `${width}px`)), `${actionsWidth}px`].join(
  ' ',
);

/** The two actions of a row, spoken with its name, and their signs of 16 × 16. */
export const actions = [
  {
    of: (name: string) => `编辑${name}`,
    paths: ['M21.2 6.8a1 1 0 0 0-4-4L3.8 16.2a2 2 0 0 0-.5.8L2 21.4l5-1.4a2 2 0 0 0 .8-.5z', 'm15 5 4 4'],
  },
  {
    of: (name: string) => `删除${name}`,
    paths: ['M10 11v6', 'M14 11v6', 'M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6', 'M3 6h18', 'M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2'],
  },
] as const;

export const hrefOf = ({ id }: BenchRow) => `#/book/${id}`;
export const pressed: string[] = [];
export const press = (name: string) => void pressed.push(name);

const collator = new Intl.Collator('zh-CN', { numeric: true });
export const compareNames = (a: string, b: string) => collator.compare(a, b);

/** The rows whose name has the keyword, as an app filters what it holds. */
export function filtered(rows: readonly BenchRow[], keyword: string): BenchRow[] {
  return keyword === '' ? [...rows] : rows.filter(({ name }) => name.includes(keyword));
}

/** The rows by name; as they came without a direction. */
export function sorted(rows: readonly BenchRow[], sort: BenchSort | null): BenchRow[] {
  if (!sort) return [...rows];
  const turn = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => turn * compareNames(a.name, b.name));
}

const names = ['数据结构', '数据库原理', '操作系统', '程序设计基础', '软件工程', '离散数学', '计算机网络', '软件测试'];

/** Deterministic rows, the same for every contender. */
export function makeRows(count: number): BenchRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: 1001 + index,
    name: `${names[index % names.length]} ${index + 1}`,
    shelf: index % 2 ? '二层' : '一层',
    kind: ['学科基础', '专业', '通识'][index % 3]!,
    pages: 32 + ((index * 37) % 17) * 8,
    lent: `${40 + (index % 9)}/${index % 32}`,
    complete: index % 10 < 7 ? '是' : '否',
    revised: `2026-05-${String(1 + (index % 28)).padStart(2, '0')} 16:40:08`,
  }));
}
