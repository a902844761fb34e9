import type { PaletteAct, PaletteRecent, PaletteSection } from './paletteEntries';
import { actKey, actRow } from './paletteSections';

const shownRecents = 4;
const shownPages = 3;
const shownActs = 5;

/** What shows before the first key: where the person was, and the pages and acts they use most. */
export function startSections(
  acts: readonly PaletteAct[],
  recents: readonly PaletteRecent[],
  uses: Readonly<Record<string, number>>,
): PaletteSection[] {
  const byUse = acts.toSorted((left, right) => (uses[actKey(right.id)] ?? 0) - (uses[actKey(left.id)] ?? 0));
  const pages = byUse.filter(({ kind }) => kind === 'page').slice(0, shownPages);
  const others = byUse.filter(({ kind }) => kind !== 'page').slice(0, shownActs);
  const sections: PaletteSection[] = [
    { id: 'recent', rows: recents.slice(0, shownRecents).map((recent) => ({ key: `recent:${recent.id}`, type: 'recent', recent })) },
    { id: 'page', rows: pages.map(actRow) },
    { id: 'act', rows: others.map(actRow) },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}
