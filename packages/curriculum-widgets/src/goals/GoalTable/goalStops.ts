const stopsSelector = '[data-stop]';

/** Every focusable element of the table, in reading order. */
export function stopsOf(table: Element): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>(stopsSelector)];
}

/** The stops of one kind, from top to bottom; the link at the end of a long text belongs to the column of the texts. */
export function columnOf(table: Element, kind: string | undefined): HTMLElement[] {
  return stopsOf(table).filter((stop) => columnName(stop.dataset.stop) === columnName(kind));
}

/** Where a key leads from a stop: up and down to the next stop of its kind, left and right within its row. */
export function stopAfter(table: Element, from: HTMLElement, { key, ctrlKey, metaKey }: KeyboardEvent): HTMLElement | undefined {
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const column = columnOf(table, from.dataset.stop);
    return column[column.indexOf(from) + (key === 'ArrowDown' ? 1 : -1)];
  }
  const isFar = ctrlKey || metaKey;
  const row = isFar ? stopsOf(table) : rowOf(from);
  if (key === 'Home') return row[0];
  if (key === 'End') return row.at(-1);
  if (isFar) return undefined;
  if (key === 'ArrowLeft') return row[row.indexOf(from) - 1];
  return key === 'ArrowRight' ? row[row.indexOf(from) + 1] : undefined;
}

function columnName(kind: string | undefined) {
  return kind === 'whole' ? 'goal' : kind;
}

/** The stops of a goal's row, with those of the indicator point whose cell spans it. */
function rowOf(stop: HTMLElement): HTMLElement[] {
  const row = stop.closest('tr');
  const spanning = row?.closest('tbody')?.querySelector('th');
  if (!row || !spanning) return [];
  const inHead = [spanning, ...spanning.querySelectorAll<HTMLElement>(stopsSelector)].filter((cell) => cell.matches(stopsSelector));
  const inCells = [...row.querySelectorAll<HTMLElement>(`td${stopsSelector}, td ${stopsSelector}`)];
  return [...inHead, ...inCells];
}
