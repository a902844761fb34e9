/** Whether the row of a saved list is to be deleted: its id is below 0. */
export function isDeletedId(id: number): boolean {
  return id < 0;
}

/** The id that deletes this record. A new row has none: 0 stays 0 and never becomes -0 (decision 62). */
export function deletedId(id: number): number {
  return id === 0 ? 0 : -Math.abs(id);
}

/** The record that a possibly negated id is about. */
export function recordId(id: number): number {
  return Math.abs(id);
}

/** A row with a key that stays its own while it has no id yet. */
export type Keyed<Row> = Row & { key: string };

/** The key of a row that the server knows. */
export function storedKey(id: number): string {
  return `id-${id}`;
}

/** The key of the n-th row that was added here. */
export function newKey(n: number): string {
  return `new-${n}`;
}
