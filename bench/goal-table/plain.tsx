import type { Indicator } from '@college/curriculum-model';
import { registerContender } from './contender';
import { actNames, debounce, firstRows } from './rows';

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, text = '') {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function act(label: string) {
  const button = make('button', '·');
  button.ariaLabel = label;
  button.title = label;
  button.tabIndex = -1;
  return button;
}

function bodyOf({ description, children }: Indicator) {
  const body = make('tbody');
  for (const [index, goal] of children.entries()) {
    const row = make('tr');
    if (index === 0) {
      const head = make('th', description);
      head.rowSpan = children.length;
      head.append(act(actNames.add), act(actNames.clear));
      row.append(head);
    }
    const cell = make('td', `${index + 1} ${goal.description}`);
    cell.tabIndex = -1;
    const acts = make('td');
    acts.append(act(actNames.edit), act(actNames.remove));
    row.append(cell, acts);
    body.append(row);
  }
  return body;
}

/** The minimal equivalent: the matching rows, re-rendered. */
registerContender((host, rows) => {
  const input = make('input');
  const table = make('table');
  table.style.cssText = 'width:100%;table-layout:fixed;border-collapse:collapse;text-align:start';
  host.append(input, table);
  const texts = rows.map((row) => [row.description, ...row.children.map((goal) => goal.description)].join('\n').toLowerCase());
  let timer = 0;
  function draw() {
    const keyword = input.value.trim().toLowerCase();
    const found = rows.filter((_, index) => texts[index]!.includes(keyword)).slice(0, firstRows);
    table.replaceChildren(...found.map(bodyOf));
  }
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(draw, debounce);
  });
  draw();
});
