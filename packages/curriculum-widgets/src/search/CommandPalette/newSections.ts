import type { FoundRecord } from '@college/curriculum-model';
import type { PaletteAct, PaletteSection } from './paletteEntries';
import { actRow, recordKey, type SectionRequest } from './paletteSections';

// As many majors as an act that is named alone is offered on records.
const offeredMajors = 3;

/** What can be made under a name that nothing has, in the majors that were used most; nothing where only commands were asked for. */
export function newSections(
  keyword: string,
  { memory, uses }: Pick<SectionRequest, 'memory' | 'uses'>,
  actsForNew: (name: string, major: FoundRecord) => readonly PaletteAct[],
): PaletteSection[] {
  if (keyword.startsWith('>')) return [];
  const usesOf = (record: FoundRecord) => uses[recordKey('major', record)] ?? 0;
  const acts = memory.known
    .flatMap(({ kind, record }) => (kind === 'major' ? [record] : []))
    .toSorted((one, other) => usesOf(other) - usesOf(one))
    .map((major) => actsForNew(keyword.trim(), major))
    .filter(({ length }) => length > 0);
  const rows = acts.slice(0, offeredMajors).flat().map(actRow);
  return rows.length === 0 ? [] : [{ id: 'do', rows }];
}
