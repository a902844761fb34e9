import type { Strip } from './strip';

/** A strip on its page; `y` is its upper edge below the margin. */
export interface PlacedStrip {
  strip: Strip;
  y: number;
}

export type Page = readonly PlacedStrip[];

/** Puts strips on pages: what must stay together stays together, and tables begin again with their header. */
export function paginate(strips: readonly Strip[], room: number): Page[] {
  const pages: PlacedStrip[][] = [];
  let page: PlacedStrip[] = [];
  let used = 0;

  function put(strip: Strip) {
    const y = page.length === 0 ? 0 : used + (strip.gap ?? 0);
    page.push({ strip, y });
    used = y + strip.height;
  }
  function place(strip: Strip) {
    if (page.length === 0 && strip.header) put(strip.header);
    put(strip);
  }
  function turn() {
    if (page.length > 0) pages.push(page);
    page = [];
    used = 0;
  }

  for (const chunk of chunksOf(strips)) {
    if (page.length > 0 && used + heightBelow(chunk) > room) turn();
    for (const strip of chunk) {
      // Only where what must stay together is higher than a whole page.
      if (page.length > 0 && used + (strip.gap ?? 0) + strip.height > room) turn();
      place(strip);
    }
  }
  turn();
  return pages;
}

/** Strips up to and including the first that keeps nothing behind it. */
function* chunksOf(strips: readonly Strip[]): Generator<readonly Strip[]> {
  let chunk: Strip[] = [];
  for (const strip of strips) {
    chunk.push(strip);
    if (strip.keepsNext) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

function heightBelow(chunk: readonly Strip[]): number {
  return chunk.reduce((sum, { height, gap = 0 }) => sum + height + gap, 0);
}
