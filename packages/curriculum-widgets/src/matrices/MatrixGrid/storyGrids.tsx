import type { MatrixCell, MatrixGridProps, MatrixGroup, MatrixHead, MatrixItem } from './matrixGridProps';
import { countCells } from './cells/supportCounts';

type GridValues = Pick<MatrixGridProps, 'columns' | 'rowAxis' | 'rows' | 'columnCounts' | 'rowCounts' | 'layout'>;

const courses = ['程序设计基础', '离散数学', '数据结构', '操作系统', '计算机网络', '数据库原理', '软件工程导论', '编译原理'];
const requirements = ['工程知识', '问题分析', '设计开发', '研究', '使用现代工具', '工程与社会', '环境和可持续发展', '职业规范'];

/** A major matrix of any size, the same every time. */
export function squaresGrid(rowCount = 8, columnCount = 16): GridValues {
  const heads: MatrixHead[] = [];
  const groups: MatrixGroup[] = [];
  for (let column = 0; column < columnCount; column += 1) {
    const [requirement, member] = [Math.floor(column / 3), column % 3];
    const name = requirements[requirement % requirements.length]!;
    const id = `i${column + 1}`;
    heads.push({ id, code: `${requirement + 1}.${member + 1}`, label: `${name}要点${member + 1}` });
    const group = groups[requirement];
    if (group) groups[requirement] = { ...group, members: [...group.members, id] };
    else groups.push({ id: `r${requirement + 1}`, code: String(requirement + 1), label: name, members: [id], isCollapsible: true });
  }
  const rows = Array.from({ length: rowCount }, (_, row) => ({
    id: `c${row + 1}`,
    cells: heads.map((_head, column): MatrixCell => ({ kind: 'support', relate: relateAt(row, column) })),
    isReadOnly: row === 4,
    isCurrent: row === 2,
  }));
  return {
    layout: 'squares',
    columns: { heads, groups },
    rowAxis: { heads: rows.map(({ id }, row) => ({ id, label: courseName(row), caption: `${32 + (row % 3) * 16} 学时` })) },
    rows,
    columnCounts: heads.map((_head, column) => withGap(countCells(rows.map(({ cells }) => cells[column]!)))),
    rowCounts: rows.map(({ cells }) => countCells(cells)),
  };
}

function courseName(row: number) {
  const name = courses[row % courses.length]!;
  return row < courses.length ? name : `${name} ${Math.floor(row / courses.length) + 1}`;
}

function relateAt(row: number, column: number): 0 | 1 | -1 {
  if (column === 5) return -1;
  const turn = (row * 7 + column * 5) % 11;
  if (column === 9) return turn < 3 ? 1 : -1;
  return turn === 0 ? 0 : turn < 3 ? 1 : -1;
}

function withGap(count: { strong: number; weak: number }) {
  if (count.strong > 0) return count;
  if (count.weak > 0) return { ...count, gap: { tone: 'warning' as const, text: '仅弱支撑' } };
  return { ...count, gap: { tone: 'danger' as const, text: '无支撑' } };
}

const strong = (id: number, label: string): MatrixItem => ({ id, relate: 0, code: String(id), label });
const weak = (id: number, label: string): MatrixItem => ({ id, relate: 1, code: String(id), label });
const list = (...items: MatrixItem[]): MatrixCell => ({ kind: 'list', items });

const chapters: readonly [string, string, MatrixCell[]][] = [
  ['绪论与算法分析', '6/2', [list(), list(strong(1, '算法与复杂度')), list(), list(), list()]],
  ['线性表', '10/4', [list(strong(2, '顺序表'), strong(3, '链表')), list(weak(1, '算法与复杂度')), list(), list(), list()]],
  ['栈与队列', '6/2', [list(weak(4, '栈与队列')), list(), list(), list(), list()]],
  ['树与二叉树', '12/4', [list(), list(), list(), list(strong(5, '二叉树遍历'), weak(6, '哈夫曼树')), list()]],
  ['图', '8/2', [list(), list(), list(), list(strong(7, '图的存储')), list(weak(8, '最短路径'))]],
  ['查找与排序', '6/2', [list(), list(strong(10, '快速排序')), list(weak(10, '快速排序')), list(), list(strong(9, '散列查找'))]],
];

const goals: readonly [string, string, string][] = [
  ['G1', '能为实际问题选择恰当的逻辑结构并建立模型', '1.2 能对具体对象建立计算模型并求解'],
  ['G2', '能分析算法的时间与空间复杂度并指出瓶颈', '2.1 能识别复杂软件问题的关键环节'],
  ['G5', '能比较不同实现方案并说明取舍', '2.1 能识别复杂软件问题的关键环节'],
  ['G3', '能设计并实现基于树和图的程序模块', '3.1 能根据需求设计软件模块与接口'],
  ['G4', '能设计对比实验验证算法性能', '4.1 能设计实验验证软件方案'],
];

/** The course matrix of the sample course. */
export function listsGrid(): GridValues {
  const rows = chapters.map(([, , cells], place) => ({ id: `p${place + 1}`, cells }));
  const groups: MatrixGroup[] = [];
  for (const [code, , indicator] of goals) {
    const [number, label] = [indicator.slice(0, 3), indicator.slice(4)];
    const last = groups.at(-1);
    if (last?.code === number) groups[groups.length - 1] = { ...last, members: [...last.members, code] };
    else groups.push({ id: `i${number}`, code: number, label, members: [code], isCollapsible: true });
  }
  return {
    layout: 'lists',
    columns: { heads: goals.map(([code, label]) => ({ id: code, code, label })), groups },
    rowAxis: { heads: chapters.map(([label, caption], place) => ({ id: `p${place + 1}`, code: String(place + 1), label, caption })) },
    rows,
    columnCounts: goals.map((_goal, column) => withGap(countCells(rows.map(({ cells }) => cells[column]!)))),
    rowCounts: rows.map(({ cells }) => countCells(cells)),
  };
}

/** The project matrix of a chapter: lists beside texts. */
export function textsGrid(): GridValues {
  const words = (text: string): MatrixCell => ({ kind: 'text', text });
  const ksa = (relate: 0 | 1, code: string, label: string, id: number): MatrixItem => ({ id, relate, code, label });
  return {
    layout: 'lists',
    columns: {
      heads: [
        { id: 't1', code: 'T1', label: '完成二叉树的递归与非递归遍历', caption: '可运行程序，通过全部用例' },
        { id: 't2', code: 'T2', label: '用哈夫曼编码压缩文本', caption: '实验报告' },
        { id: 'study', label: '学法' },
        { id: 'teach', label: '教法' },
        { id: 'week', label: '周次' },
        { id: 'hours', label: '学时' },
      ],
      groups: [
        { id: 'goals', label: '任务目标', members: ['t1', 't2'], isCollapsible: true },
        { id: 'plan', label: '教学安排', members: ['study', 'teach', 'week', 'hours'], isCollapsible: true },
      ],
    },
    rowAxis: {
      heads: [
        { id: 'k5', code: '5', label: '二叉树遍历', relate: 0 },
        { id: 'k6', code: '6', label: '哈夫曼树', relate: 1 },
      ],
    },
    rows: [
      {
        id: 'k5',
        cells: [
          list(ksa(0, 'K3', '二叉树性质', 3), ksa(0, 'S2', '能编写递归遍历', 12), ksa(1, 'A2', '规范的编码习惯', 22)),
          list(),
          words('小组讨论'),
          words('案例驱动'),
          words('8–9'),
          { kind: 'text', text: '8/2', align: 'end' },
        ],
      },
      {
        id: 'k6',
        cells: [
          list(),
          list(ksa(0, 'A1', '严谨的复杂度意识', 21), ksa(1, 'K3', '二叉树性质', 3), ksa(1, 'S3', '能用调试器定位指针错误', 13)),
          words('小组讨论'),
          words('案例驱动'),
          words('10'),
          { kind: 'text', text: '4/2', align: 'end', isWarning: true },
        ],
      },
    ],
    columnCounts: [
      { strong: 2, weak: 1 },
      { strong: 1, weak: 2 },
      { strong: 0, weak: 0, text: '' },
      { strong: 0, weak: 0, text: '' },
      { strong: 0, weak: 0, text: '' },
      { strong: 0, weak: 0, text: '12/4' },
    ],
  };
}
