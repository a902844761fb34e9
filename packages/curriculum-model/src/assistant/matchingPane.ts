/** Height of the matching pane in pixels: 100 per two results and 64 (core §9, decision 137). */
export function matchingPaneHeight(resultCount: number): number {
  return Math.ceil(Math.max(0, resultCount) / 2) * 100 + 64;
}
