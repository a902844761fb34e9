/** How much of a budget is used, from 0 on; 1 is all of it. */
export function shareUsed({ used, limit }: { used: number; limit: number }): number {
  return used / Math.max(1, limit);
}
