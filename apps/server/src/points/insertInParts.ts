// A statement takes at most 65,535 parameters.
const rowsInPart = 1000;

/** Inserts many rows with few statements; returns their ids in the order of the rows, in which the sequence assigns them. */
export async function insertInParts<Row>(rows: readonly Row[], insert: (part: Row[]) => PromiseLike<{ id: number }[]>): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += rowsInPart) {
    const inserted = await insert(rows.slice(from, from + rowsInPart));
    ids.push(...inserted.map(({ id }) => id).sort((left, right) => left - right));
  }
  return ids;
}
