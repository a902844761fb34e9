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
