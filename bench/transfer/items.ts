export interface BenchItem {
  id: number;
  letter: 'K' | 'S' | 'A';
  number: number;
  label: string;
}

const subjects = ['链表', '二叉树', '图的遍历', '散列表', '快速排序', '栈与队列', '时间复杂度', '递归', '哈夫曼编码', '最短路径'];
const verbs = ['的含义', '的性质', '的实现', '的应用', '的比较', '的证明', '的设计'];

/** Deterministic items, the same for every contender: a third for each letter. */
export function makeItems(count: number): BenchItem[] {
  const perLetter = Math.ceil(count / 3);
  return Array.from({ length: count }, (_, index) => ({
    id: 1001 + index,
    letter: (['K', 'S', 'A'] as const)[Math.floor(index / perLetter)]!,
    number: (index % perLetter) + 1,
    label: `${subjects[index % subjects.length]}${verbs[index % verbs.length]}（第 ${index + 1} 条）`,
  }));
}
