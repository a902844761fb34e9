import type { BenchItem } from '../transfer/items';

const rowHeight = 36;
const overscan = 6;
const ruled = '1px solid #e4e1d9';

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, style = '', text?: string): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.style.cssText = style;
  if (text !== undefined) made.textContent = text;
  return made;
}

function button(text: string, act: string, onClick: () => void) {
  const made = element('button', 'height:32px', text);
  made.dataset.act = act;
  made.addEventListener('click', onClick);
  return made;
}

interface List {
  place: number;
  pane: HTMLElement;
  draw: (rows: number[]) => void;
}

/** The minimal equivalent: three lists virtualised by hand, the same fields, buttons and texts, without state between two renders. */
export function plainTransfer(host: HTMLElement, items: BenchItem[]) {
  const places = new Int8Array(items.length).fill(-1);
  const chosen = new Uint8Array(items.length);
  let keyword = '';

  function drawRow(list: number, item: number, row: number) {
    const { letter, number, label } = items[item]!;
    const drawn = element(
      'div',
      `display:grid;grid-template-columns:16px 44px minmax(0,1fr) auto;gap:12px;align-items:center;position:absolute;width:100%;box-sizing:border-box;padding:0 24px;height:${rowHeight}px;contain:strict;white-space:nowrap;transform:translateY(${row * rowHeight}px);background:${chosen[item] ? '#e3eaf5' : 'none'}`,
    );
    drawn.setAttribute('role', 'row');
    drawn.setAttribute('aria-rowindex', String(row + 1));
    drawn.setAttribute('aria-selected', String(chosen[item] === 1));
    const name = element('span', 'overflow:hidden;text-overflow:ellipsis', label);
    name.title = label;
    const isPlaced = list === -1 && places[item] !== -1;
    const cells = [
      element('span', isPlaced ? '' : 'width:16px;height:16px;border:1px solid #8b8982', isPlaced || chosen[item] ? '✓' : ''),
      element('span', 'color:#5b5f67', `${letter}${number}`),
      name,
      element('span', '', isPlaced ? (places[item] === 0 ? '★' : '☆') : ''),
    ];
    if (list !== -1)
      cells.push(
        button('↕', 'switch', () => move([item], 1 - list)),
        button('×', 'out', () => move([item], -1)),
      );
    for (const cell of cells) if (cell.tagName === 'SPAN') cell.setAttribute('role', 'gridcell');
    drawn.append(...cells);
    drawn.addEventListener('click', () => choose([item]));
    return drawn;
  }

  function makeList(place: number, title: string, height: number): List {
    const pane = element('section', 'display:flex;flex-direction:column;min-height:0');
    const head = element('div', 'display:flex;justify-content:space-between;align-items:center;height:40px;padding:0 24px');
    const count = element('span', 'color:#5b5f67');
    count.dataset.count = String(place);
    head.append(
      element('b', '', title),
      count,
      button('⋯', 'menu', () => {}),
    );
    const scroller = element('div', `position:relative;height:${height}px;overflow:auto`);
    scroller.setAttribute('role', 'grid');
    scroller.tabIndex = 0;
    scroller.dataset.list = String(place);
    const whole = element('div', 'position:relative');
    scroller.append(whole);
    pane.append(head, scroller);
    let shown: number[] = [];
    function drawWindow() {
      const first = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - overscan);
      const last = Math.min(shown.length, Math.ceil((scroller.scrollTop + height) / rowHeight) + overscan);
      whole.replaceChildren(...shown.slice(first, last).map((item, index) => drawRow(place, item, first + index)));
    }
    scroller.addEventListener('scroll', drawWindow);
    return {
      place,
      pane,
      draw(rows) {
        shown = rows;
        whole.style.height = `${rows.length * rowHeight}px`;
        scroller.setAttribute('aria-rowcount', String(rows.length));
        count.textContent = place === -1 ? `已选 ${chosen.reduce((sum, one) => sum + one, 0)}，共 ${items.length}` : String(rows.length);
        drawWindow();
      },
    };
  }

  const lists = [makeList(-1, '全部 KSA', 340), makeList(0, '强支撑', 170), makeList(1, '弱支撑', 170)];
  const rowsOf = (list: List) => {
    const rows: number[] = [];
    for (let item = 0; item < items.length; item += 1) {
      const isHere = list.place === -1 ? holdsKeyword(items[item]!) : places[item] === list.place;
      if (isHere) rows.push(item);
    }
    return rows;
  };
  const holdsKeyword = ({ letter, number, label }: BenchItem) =>
    keyword === '' || `${letter}${number} ${label}`.toLowerCase().includes(keyword.toLowerCase());
  const draw = () => lists.forEach((list) => list.draw(rowsOf(list)));

  function choose(rows: number[]) {
    for (const item of rows) chosen[item] = 1 - chosen[item]!;
    draw();
  }
  function move(rows: number[], to: number) {
    for (const item of rows) {
      places[item] = to;
      chosen[item] = 0;
    }
    draw();
  }
  const chosenItems = () => items.flatMap((_, item) => (chosen[item] ? [item] : []));

  const codes = element('div', `display:flex;gap:8px;padding:0 24px 16px;border-bottom:${ruled}`);
  const strengths = ['强', '弱'].map((word) => {
    const label = element('label', '', word);
    const radio = element('input');
    radio.type = 'radio';
    radio.name = 'strength';
    label.prepend(radio);
    return label;
  });
  codes.append(
    element('input', 'flex:1;height:30px'),
    ...strengths,
    button('速加', 'add', () => {}),
  );
  const search = element('input', 'height:30px;margin:0 24px 8px');
  search.type = 'search';
  search.addEventListener('input', () => {
    keyword = search.value;
    lists[0]!.draw(rowsOf(lists[0]!));
  });
  lists[0]!.pane.children[0]!.after(search);
  const middle = element(
    'div',
    `display:flex;flex-direction:column;justify-content:center;gap:8px;padding:0 16px;border:${ruled};border-width:0 1px`,
  );
  middle.append(
    button('★ 强 ›', 'strong', () => move(chosenItems(), 0)),
    button('☆ 弱 ›', 'weak', () => move(chosenItems(), 1)),
    button('‹ 移出', 'none', () => move(chosenItems(), -1)),
    button('全选', 'all', () => choose(rowsOf(lists[0]!))),
    button('前一百', 'hundred', () => choose(rowsOf(lists[0]!).slice(0, 100))),
  );
  const targets = element('div');
  targets.append(lists[1]!.pane, lists[2]!.pane);
  const three = element('div', 'display:grid;grid-template-columns:minmax(0,1fr) 104px minmax(0,1fr)');
  three.append(lists[0]!.pane, middle, targets);
  const frame = element('div', 'height:516px;font:14px/20px "Microsoft YaHei","Noto Sans SC",sans-serif');
  frame.append(codes, three);
  host.append(frame);
  draw();
}
