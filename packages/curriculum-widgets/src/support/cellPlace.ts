/** A cell of an `EditableTable`: its row's place on the screen, and its column. */
export interface CellPlace {
  index: number;
  columnId: string;
}

/** The cell whose field this is; null for everything else. */
export function placeOfField(target: EventTarget): CellPlace | null {
  if (!(target instanceof HTMLInputElement) || target.dataset.column === undefined) return null;
  const index = Number(target.closest('[role="row"]')?.getAttribute('data-index') ?? -1);
  return index < 0 ? null : { index, columnId: target.dataset.column };
}
