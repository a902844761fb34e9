import { columns, type BenchRow } from '../editable-table/rows';
import { plainElement } from './plainElement';

const tracks = '28px 40px minmax(0, 1fr) 96px 96px 48px';

/** Rows that are edited and dragged, by hand: one listener for all, the dragged row under the pointer, its neighbours moved out of its way. */
export function plainEditable(host: HTMLElement, rows: BenchRow[]) {
  const body = plainElement('div');
  body.setAttribute('role', 'table');
  const label = (row: Element, index: number) => {
    (row as HTMLElement).dataset.index = String(index);
    row.children[1]!.textContent = String(index + 1);
    row.children[0]!.firstElementChild!.setAttribute('aria-label', `移动第 ${index + 1} 行`);
  };
  for (const [index, data] of rows.entries()) {
    const row = plainElement('div', `display: grid; grid-template-columns: ${tracks}; align-items: center; min-height: 40px`);
    row.setAttribute('role', 'row');
    const grip = plainElement('button', 'touch-action: none', '⠿');
    grip.dataset.grip = '';
    const gripCell = plainElement('div');
    gripCell.append(grip);
    row.append(gripCell, plainElement('div'));
    for (const { id, header } of columns) {
      const cell = plainElement('div');
      const input = plainElement('input', 'width: 100%; height: 32px');
      input.value = data[id];
      input.dataset.column = id;
      input.setAttribute('aria-label', `${header}，第 ${index + 1} 行`);
      cell.append(input);
      row.append(cell);
    }
    const actions = plainElement('div');
    const remove = plainElement('button', '', '×');
    remove.setAttribute('aria-label', `删除第 ${index + 1} 行`);
    actions.append(remove);
    row.append(actions);
    label(row, index);
    body.append(row);
  }
  body.addEventListener('input', ({ target }) => {
    const input = target as HTMLInputElement;
    const data = rows[Number(input.closest<HTMLElement>('[role="row"]')!.dataset.index)]!;
    data[input.dataset.column as 'name'] = input.value;
    input.toggleAttribute('aria-invalid', input.dataset.column !== 'name' && !/^\d+$/.test(input.value));
  });
  body.addEventListener('pointerdown', (down) => {
    const row = (down.target as Element).closest('[data-grip]')?.closest<HTMLElement>('[role="row"]');
    if (!row) return;
    const all = [...body.children] as HTMLElement[];
    const from = all.indexOf(row);
    const height = row.offsetHeight;
    let to = from;
    const move = ({ clientY }: PointerEvent) => {
      const by = clientY - down.clientY;
      row.style.cssText += '; position: relative; z-index: 1';
      row.style.translate = `0 ${by}px`;
      to = Math.min(all.length - 1, Math.max(0, from + Math.round(by / height)));
      for (const [index, other] of all.entries()) {
        const shift = index > from && index <= to ? -height : index < from && index >= to ? height : 0;
        if (other !== row) other.style.translate = shift === 0 ? '' : `0 ${shift}px`;
      }
    };
    const up = () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', up);
      for (const other of all) other.style.translate = '';
      rows.splice(to, 0, ...rows.splice(from, 1));
      body.insertBefore(row, all[to > from ? to + 1 : to] ?? null);
      for (const [index, other] of [...body.children].entries()) label(other, index);
    };
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', up);
  });
  host.append(body);
}
