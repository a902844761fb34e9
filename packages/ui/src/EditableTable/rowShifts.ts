/** Where a row is in its list, px. */
export interface RowBox {
  top: number;
  height: number;
}

/** What is seen while a row is dragged. */
export interface RowShifts {
  /** How far the row itself is moved: within its list. */
  by: number;
  /** The position that it has there. */
  overIndex: number;
  /** How far its neighbours make way, by their positions. */
  shifts: ReadonlyMap<number, number>;
}

/** Moves a row by so many px. A neighbour makes way when the row's edge is over its middle. */
export function rowShifts(boxes: readonly RowBox[], index: number, wanted: number): RowShifts {
  const row = boxes[index];
  const last = boxes.at(-1);
  if (!row || !last) return { by: 0, overIndex: index, shifts: new Map() };
  const by = Math.min(last.top + last.height - row.top - row.height, Math.max((boxes[0]?.top ?? 0) - row.top, wanted));
  const shifts = new Map<number, number>();
  const middle = ({ top, height }: RowBox) => top + height / 2;
  for (let at = index + 1; at < boxes.length && row.top + row.height + by > middle(boxes[at]!); at += 1) shifts.set(at, -row.height);
  for (let at = index - 1; at >= 0 && row.top + by < middle(boxes[at]!); at -= 1) shifts.set(at, row.height);
  return { by, overIndex: by > 0 ? index + shifts.size : index - shifts.size, shifts };
}
