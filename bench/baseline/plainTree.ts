import type { BenchNode } from '../tree-cascader/nodes';
import { plainElement as element } from './plainElement';

const rowHeight = 40;
const height = 520;
const overscan = 6;

interface Entry {
  node: BenchNode;
  level: number;
  position: number;
  size: number;
}

/** The minimal equivalent: a field, and a tree virtualised by hand, with the same roles and texts and without state between two renders. */
export function plainTree(host: HTMLElement, nodes: BenchNode[]) {
  let query = '';
  let rows: Entry[] = [];

  /** Everything is expanded; a search keeps the matches, their ancestors and their descendants. */
  function layOut(siblings: BenchNode[], level: number, isBelowHit: boolean, into: Entry[]): boolean {
    const shown: Entry[] = [];
    for (const node of siblings) {
      const isHit = query !== '' && node.label.toLowerCase().includes(query);
      const at = into.length;
      const entry = { node, level, position: shown.length + 1, size: 0 };
      into.push(entry);
      const hasHit = node.children ? layOut(node.children, level + 1, isBelowHit || isHit, into) : false;
      if (query === '' || isBelowHit || isHit || hasHit) shown.push(entry);
      else into.length = at;
    }
    for (const entry of shown) entry.size = shown.length;
    return shown.length > 0;
  }

  function drawRow({ node, level, position, size }: Entry, row: number) {
    const drawn = element(
      'div',
      `position:absolute;inset:0 0 auto;transform:translateY(${row * rowHeight}px);display:flex;align-items:center;box-sizing:border-box;height:${rowHeight}px;padding:0 12px 0 ${(level - 1) * 24}px;border-bottom:1px solid #e4e1d9;white-space:nowrap`,
    );
    drawn.setAttribute('role', 'treeitem');
    drawn.setAttribute('aria-level', String(level));
    drawn.setAttribute('aria-setsize', String(size));
    drawn.setAttribute('aria-posinset', String(position));
    if (node.children) drawn.setAttribute('aria-expanded', 'true');
    drawn.tabIndex = row === 0 ? 0 : -1;
    const chevron = element('i', 'flex:none;width:28px', node.children ? '⌄' : '');
    const label = element('span', 'overflow:hidden;text-overflow:ellipsis');
    const at = query === '' ? -1 : node.label.toLowerCase().indexOf(query);
    if (at < 0) label.textContent = node.label;
    else
      label.append(
        node.label.slice(0, at),
        element('mark', '', node.label.slice(at, at + query.length)),
        node.label.slice(at + query.length),
      );
    drawn.append(chevron, label);
    return drawn;
  }

  const search = element('input');
  search.type = 'search';
  search.setAttribute('aria-label', '搜索');
  const tree = element(
    'div',
    `position:relative;height:${height}px;overflow:hidden auto;font:14px/20px "Microsoft YaHei","Noto Sans SC",sans-serif`,
  );
  tree.setAttribute('role', 'tree');
  tree.setAttribute('aria-label', '层级');
  const body = element('div', 'position:relative');
  tree.append(body);

  function drawWindow() {
    const first = Math.max(0, Math.floor(tree.scrollTop / rowHeight) - overscan);
    const last = Math.min(rows.length, Math.ceil((tree.scrollTop + height) / rowHeight) + overscan);
    body.replaceChildren(...rows.slice(first, last).map((entry, at) => drawRow(entry, first + at)));
  }
  function draw() {
    rows = [];
    layOut(nodes, 1, false, rows);
    body.style.height = `${rows.length * rowHeight}px`;
    drawWindow();
  }
  tree.addEventListener('scroll', drawWindow);
  search.addEventListener('input', () => {
    query = search.value.trim().toLowerCase();
    tree.scrollTop = 0;
    draw();
  });
  host.append(search, tree);
  draw();
}
