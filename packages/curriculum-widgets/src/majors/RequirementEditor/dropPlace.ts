/** A row on the screen. */
export interface RowBounds {
  key: string;
  level: 'requirement' | 'indicator';
  top: number;
  bottom: number;
}

/**
 * Where a dragged row would go at this height: a requirement before or after another one with all its indicator points, an indicator point
 * beside another one or first under a requirement. Null over itself.
 */
export function dropPlace(rows: readonly RowBounds[], draggedKey: string, y: number): { key: string; side: 'before' | 'after' } | null {
  const dragged = rows.find(({ key }) => key === draggedKey);
  if (!dragged) return null;
  const at = rows.findLastIndex(({ top }) => top <= y);
  const over = rows[Math.max(0, at)]!;
  const isUpperHalf = y < (over.top + over.bottom) / 2;
  if (dragged.level === 'indicator') {
    if (over.key === draggedKey) return null;
    if (over.level === 'indicator') return { key: over.key, side: isUpperHalf ? 'before' : 'after' };
    // Above the first requirement there is nothing to go to; above another one the list before it ends.
    const before = rows[rows.indexOf(over) - 1];
    if (isUpperHalf && before) return before.key === draggedKey ? null : { key: before.key, side: 'after' };
    return { key: over.key, side: 'after' };
  }
  const blocks = blocksOf(rows);
  const block = blocks.find(({ keys }) => keys.includes(over.key))!;
  if (block.keys.includes(draggedKey)) return null;
  const side = y < (block.top + block.bottom) / 2 ? 'before' : 'after';
  return { key: side === 'before' ? block.keys[0]! : block.keys.at(-1)!, side };
}

/** Requirements with their indicator points, as shown. */
function blocksOf(rows: readonly RowBounds[]) {
  const blocks: { keys: string[]; top: number; bottom: number }[] = [];
  for (const { key, level, top, bottom } of rows) {
    const block = blocks.at(-1);
    if (level === 'requirement' || !block) blocks.push({ keys: [key], top, bottom });
    else {
      block.keys.push(key);
      block.bottom = bottom;
    }
  }
  return blocks;
}
