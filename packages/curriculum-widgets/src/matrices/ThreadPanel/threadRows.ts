import {
  itemName,
  threadKindNames,
  type Language,
  type LinkedMatrices,
  type ThreadBreak,
  type ThreadItem,
  type ThreadNode,
} from '@college/curriculum-model';

/** A rendered line of the thread. */
export interface ThreadRow {
  /** Unique in the tree: the same item may be on several branches. */
  key: string;
  item: ThreadItem;
  /** Omitted where the code includes it: 课点5, 第 4 章, K3. */
  kind?: string;
  code: string;
  label: string;
  relate?: 0 | 1;
  broken?: ThreadBreak;
  rows: readonly ThreadRow[];
}

const namedByCode: readonly ThreadItem['kind'][] = ['point', 'project', 'ksa'];

/** The nodes of the thread with their labels. */
export function threadRows(matrices: LinkedMatrices, nodes: readonly ThreadNode[], language: Language, path = ''): ThreadRow[] {
  return nodes.map(({ item, relate, broken, next }, index) => {
    const key = `${path}/${item.kind}-${item.id}-${index}`;
    return { key, item, ...labelsOf(matrices, item, language), relate, broken, rows: threadRows(matrices, next, language, key) };
  });
}

/** The label of an item, with its kind where the code does not show it. */
export function labelsOf(matrices: LinkedMatrices, item: ThreadItem, language: Language): Pick<ThreadRow, 'kind' | 'code' | 'label'> {
  const name = itemName(matrices, item);
  const kind = namedByCode.includes(item.kind) ? undefined : threadKindNames[item.kind][language];
  return { kind, code: name?.code[language] ?? '', label: name?.text[language] ?? '' };
}

/** Keys of the lines that are unfolded at first: all of a small thread, of a large one the first two levels. */
export function unfoldedKeys(rows: readonly ThreadRow[], most = 60): string[] {
  const isSmall = countRows(rows) <= most;
  const keys = (level: readonly ThreadRow[], depth: number): string[] =>
    level.flatMap((row) => (row.rows.length > 0 && (isSmall || depth < 1) ? [row.key, ...keys(row.rows, depth + 1)] : []));
  return keys(rows, 0);
}

function countRows(rows: readonly ThreadRow[]): number {
  return rows.reduce((sum, row) => sum + 1 + countRows(row.rows), 0);
}
