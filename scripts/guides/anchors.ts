import { outline } from './outline';

/** The anchors of a page's headings in their order, as GitHub makes them. */
export function anchorsOf(markdown: string): string[] {
  const counts = new Map<string, number>();
  return outline(markdown)
    .filter(({ level }) => level > 0)
    .map(({ heading }) => {
      const anchor = heading
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
        .replaceAll(' ', '-');
      const before = counts.get(anchor) ?? 0;
      counts.set(anchor, before + 1);
      return before === 0 ? anchor : `${anchor}-${before}`;
    });
}
