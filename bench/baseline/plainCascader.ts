import type { BenchNode } from '../tree-cascader/nodes';
import { plainElement as element } from './plainElement';

const optionHeight = 32;
const overscan = 4;
const listHeight = 328;

interface Option {
  words: string;
  isBranch: boolean;
  act: () => void;
}

/** The minimal equivalent: a button, a layer below it that closes on Esc and on a press outside, a field, columns and results virtualised by hand. */
export function plainCascader(host: HTMLElement, nodes: BenchNode[]) {
  let open: number[] = [];
  let layer: HTMLElement | null = null;

  const button = element('button', 'display:block;width:320px;height:32px;text-align:start', '请选择');
  button.type = 'button';
  button.setAttribute('role', 'combobox');
  button.setAttribute('aria-haspopup', 'dialog');
  button.setAttribute('aria-expanded', 'false');
  const label = element('span', 'color:#5b5f67', '层级');
  host.append(label, button);

  function drawOption({ words, isBranch, act }: Option, at: number, count: number, isSelected: boolean) {
    const drawn = element(
      'div',
      `position:absolute;inset:0 4px auto;transform:translateY(${4 + at * optionHeight}px);display:flex;align-items:center;height:${optionHeight}px;padding:0 12px;white-space:nowrap;background:${isSelected ? '#e3eaf5' : 'none'}`,
    );
    drawn.setAttribute('role', 'option');
    drawn.setAttribute('aria-selected', String(isSelected));
    drawn.setAttribute('aria-setsize', String(count));
    drawn.setAttribute('aria-posinset', String(at + 1));
    drawn.title = words;
    drawn.append(element('span', 'flex:1;overflow:hidden;text-overflow:ellipsis', words), element('span', '', isBranch ? '›' : ''));
    drawn.addEventListener('click', act);
    return drawn;
  }

  function drawList(name: string, options: Option[], width: number, selected = -1) {
    const list = element('div', `flex:none;position:relative;width:${width}px;height:${listHeight}px;overflow:hidden auto`);
    list.setAttribute('role', 'listbox');
    list.setAttribute('aria-label', name);
    list.tabIndex = 0;
    const body = element('div', `position:relative;height:${8 + options.length * optionHeight}px`);
    list.append(body);
    const drawWindow = () => {
      const first = Math.max(0, Math.floor(list.scrollTop / optionHeight) - overscan);
      const last = Math.min(options.length, Math.ceil((list.scrollTop + listHeight) / optionHeight) + overscan);
      body.replaceChildren(
        ...options.slice(first, last).map((option, at) => drawOption(option, first + at, options.length, first + at === selected)),
      );
    };
    list.addEventListener('scroll', drawWindow);
    drawWindow();
    return list;
  }

  function close(words?: string) {
    layer?.remove();
    layer = null;
    document.removeEventListener('pointerdown', closeBeside);
    button.setAttribute('aria-expanded', 'false');
    button.focus();
    if (words) button.textContent = words;
  }

  function closeBeside({ target }: PointerEvent) {
    if (target instanceof Node && !layer?.contains(target) && !button.contains(target)) close();
  }

  function drawColumns() {
    const columns = element('div', 'display:flex');
    let level: BenchNode[] | undefined = nodes;
    for (let depth = 0; level; depth += 1) {
      const siblings: BenchNode[] = level;
      const selected = siblings.findIndex(({ id }) => id === open[depth]);
      const options = siblings.map((node, at) => ({
        words: node.label,
        isBranch: node.children !== undefined,
        act: () => {
          open = [...open.slice(0, depth), node.id];
          if (node.children) body.replaceChildren(drawColumns());
          else close(siblings[at]!.label);
        },
      }));
      columns.append(drawList(`第 ${depth + 1} 级`, options, 184, selected));
      level = selected < 0 ? undefined : siblings[selected]!.children;
    }
    return columns;
  }

  function drawResults(query: string) {
    const found: Option[] = [];
    const visit = (siblings: BenchNode[], above: string) => {
      for (const { label: words, children } of siblings) {
        const path = above === '' ? words : `${above} / ${words}`;
        if (children) visit(children, path);
        else if (path.toLowerCase().includes(query)) found.push({ words: path, isBranch: false, act: () => close(path) });
      }
    };
    visit(nodes, '');
    return drawList('搜索结果', found, 560, 0);
  }

  const body = element('div');

  function show() {
    const place = button.getBoundingClientRect();
    layer = element(
      'div',
      `position:absolute;left:${place.left}px;top:${place.bottom + 4}px;border:1px solid #8b8982;background:#fff;font:14px/20px "Microsoft YaHei","Noto Sans SC",sans-serif`,
    );
    layer.setAttribute('role', 'dialog');
    const search = element('input', 'display:block;width:100%;height:40px;box-sizing:border-box');
    search.placeholder = '搜索各级';
    search.setAttribute('role', 'combobox');
    search.addEventListener('input', () => {
      const query = search.value.trim().toLowerCase();
      body.replaceChildren(query === '' ? drawColumns() : drawResults(query));
    });
    layer.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') close();
    });
    document.addEventListener('pointerdown', closeBeside);
    body.replaceChildren(drawColumns());
    layer.append(search, body);
    document.body.append(layer);
    button.setAttribute('aria-expanded', 'true');
    body.querySelector<HTMLElement>('[role="listbox"]')!.focus();
  }

  button.addEventListener('click', () => (layer ? close() : show()));
}
