import { pageFill, type PageFill } from './pageFill';
import type { Strip } from './strip';

/** A strip on its page; `y` is its upper edge below the margin. */
export interface PlacedStrip {
  strip: Strip;
  y: number;
}

export type Page = readonly PlacedStrip[];

// More than all white together can cost: what must stay together is parted only where it is higher than a page.
const parted = 1e6;
// As much as a white end of some 28 %.
const torn = 0.1;

/**
 * Puts strips on pages: what must stay together stays together, and tables begin again with their header.
 * Of all ways to do so the one is taken that leaves the least white, tightens little and ends on no page with hardly anything.
 */
export function paginate(strips: readonly Strip[], room: number): Page[] {
  const fill = pageFill(strips, room);
  // The cheapest way to put the first strips on pages, and where its last page begins.
  const ways: { cost: number; from: number; shrink: number }[] = [{ cost: 0, from: 0, shrink: 0 }];
  for (let to = 1; to <= strips.length; to += 1) {
    const breakCost = to < strips.length ? costAfter(strips[to - 1]!) : 0;
    let best = { cost: Infinity, from: to - 1, shrink: 0 };
    for (let from = to - 1; from >= 0; from -= 1) {
      const page = fill(from, to);
      if (page.isTooHigh && from < to - 1) {
        if (page.isHopeless) break;
        continue;
      }
      const cost = ways[from]!.cost + costOf(page, { isLast: to === strips.length, isOnly: from === 0 }) + breakCost;
      if (cost < best.cost) best = { cost, from, shrink: page.shrink };
    }
    ways.push(best);
  }
  const pages: Page[] = [];
  for (let to = strips.length; to > 0; to = ways[to]!.from) {
    const { from, shrink } = ways[to]!;
    pages.unshift(place(strips.slice(from, to), shrink));
  }
  return pages;
}

// A white end of more than a quarter strikes the eye, and so does a last page that holds less than a third.
const striking = { end: 1 / 4, last: 2 / 3 };

function costAfter({ keepsNext, clingsToNext }: Strip): number {
  return keepsNext ? parted : clingsToNext ? torn : 0;
}

/** What a page costs: its white end and its tightness; of the last page only how little it holds. */
function costOf({ white, tightness }: PageFill, { isLast, isOnly }: { isLast: boolean; isOnly: boolean }): number {
  const tight = 0.05 * tightness ** 2;
  if (isLast) return isOnly ? tight : tight + 9 * Math.max(0, white - striking.last) ** 2;
  return tight + white ** 2 + 20 * Math.max(0, white - striking.end) ** 2;
}

function place(strips: readonly Strip[], shrink: number): Page {
  const [first] = strips;
  const all = first?.header ? [first.header, ...strips] : strips;
  let used = 0;
  return all.map((strip, index) => {
    // Rounded down, so that many small gaps do not add up to more than the page.
    const gap = index === 0 ? 0 : Math.floor((strip.gap ?? 0) * (1 - shrink) * 1000) / 1000;
    const y = used + gap;
    used = y + strip.height;
    return { strip, y };
  });
}
