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
  const usesOf = ({ id }: PaletteAct) => uses[actKey(id)] ?? 0;
  const hasKeys = ({ keys }: PaletteAct) => Number(keys !== undefined);
  // Of those that are used alike, those with keys of their own come first, so that the keys are learnt.
  const byUse = acts.toSorted((left, right) => usesOf(right) - usesOf(left) || hasKeys(right) - hasKeys(left));
  const pages = byUse.filter(({ kind }) => kind === 'page').slice(0, shownPages);
  const others = byUse.filter(({ kind }) => kind !== 'page').slice(0, shownActs);
  const sections: PaletteSection[] = [
    { id: 'recent', rows: recents.slice(0, shownRecents).map((recent) => ({ key: `recent:${recent.id}`, type: 'recent', recent })) },
    { id: 'page', rows: pages.map(actRow) },
    { id: 'do', rows: others.map(actRow) },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}
