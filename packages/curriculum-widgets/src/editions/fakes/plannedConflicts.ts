import {
  changeDescriber,
  conflictKey,
  mergePlan,
  partPlace,
  readPlace,
  relateValues,
  threeWay,
  type Change,
  type Conflict,
  type ConflictChoices,
  type CurriculumState,
  type Language,
  type MergeSides,
  type PlannedConflict,
  type StateRecord,
} from '@college/curriculum-model';

type Version = PlannedConflict['base'];

/** Who wrote what one has at a conflict. */
export interface Authors {
  draft: Pick<Version, 'userName' | 'at'>;
  current: Pick<Version, 'userName' | 'at'>;
  base: Pick<Version, 'userName' | 'at'>;
}

/** Puts the conflicts of a merge into words, as a server does. */
export function plannedConflicts(
  conflicts: readonly Conflict[],
  sides: MergeSides,
  { choices, authors, language }: { choices: ConflictChoices; authors: Authors; language: Language },
): PlannedConflict[] {
  return conflicts.map((conflict) => {
    const key = conflictKey(conflict);
    const { label, name, course, field, versions } = inWords(conflict, sides, language);
    const version = (side: keyof Authors): Version => ({ ...versions[side], ...authors[side] });
    return {
      key,
      type: conflict.type,
      at: conflict.at,
      course,
      label,
      name,
      field,
      ...(conflict.type === 'removed' ? { by: conflict.by } : {}),
      isText: conflict.type === 'field' && typeof conflict.draft === 'string',
      isRelate: isStrength(conflict),
      isOwnAllowed: conflict.type === 'field',
      base: version('base'),
      draft: version('draft'),
      current: version('current'),
      consequence: { base: null, draft: null, current: null },
      choice: choices[key] ?? null,
    };
  });
}

type Versions = Record<keyof Authors, Pick<Version, 'text' | 'value' | 'names' | 'language'>>;

function inWords(conflict: Conflict, sides: MergeSides, language: Language) {
  const describe = (change: Change) => changeDescriber(sides.base, sides.draft, language)(change);
  const both = (draft: Change, current: Change) => {
    const [mine, theirs] = [describe(draft), describe(current)];
    const [own, other] = [mine.fields[0], theirs.fields[0]];
    return { mine, field: own?.label ?? '', base: own?.before ?? '', draft: own?.after ?? '', current: other?.after ?? '' };
  };
  switch (conflict.type) {
    case 'field': {
      const { at, name } = conflict;
      const changed = (after: Conflict & { type: 'field' }, side: 'draft' | 'current'): Change => ({
        type: 'changed',
        at,
        fields: [{ name, before: after.base, after: after[side] }],
      });
      const { mine, field, ...words } = both(changed(conflict, 'draft'), changed(conflict, 'current'));
      const version = (side: keyof Authors) => ({ text: words[side], value: conflict[side] as never });
      return { ...mine, field, versions: { base: version('base'), draft: version('draft'), current: version('current') } };
    }
    case 'removed': {
      const found = describe({ type: 'removed', at: conflict.at, record: recordAt(sides.base, conflict.at) });
      const merge = threeWay({ ...sides, into: 'current', take: 'all', choices: {} });
      const planned = mergePlan(merge, 'current', language).conflicts.find(({ key }) => key === conflictKey(conflict))!;
      const version = ({ userName: _who, at: _when, ...words }: Version) => words;
      const versions: Versions = { base: version(planned.base), draft: version(planned.draft), current: version(planned.current) };
      return { ...found, field: '', versions };
    }
    case 'moved': {
      const moved = (side: 'draft' | 'current'): Change => ({
        type: 'moved',
        at: conflict.at,
        from: conflict.base === undefined ? {} : { under: conflict.base },
        to: conflict[side] === undefined ? {} : { under: conflict[side] },
      });
      const { mine, field, ...words } = both(moved('draft'), moved('current'));
      return { ...mine, field, versions: { base: { text: words.base }, draft: { text: words.draft }, current: { text: words.current } } };
    }
    case 'ordered': {
      const list = readPlace(conflict.at);
      const before = recordsAt(sides.base, conflict.at, list?.kind).map(({ key }) => key);
      const ordered = (side: 'draft' | 'current'): Change => ({ type: 'ordered', at: conflict.at, before, after: conflict[side] });
      const { mine, field, ...words } = both(ordered('draft'), ordered('current'));
      const version = (text: string) => ({ text, names: text.split(language === 'zh' ? '、' : ', ') });
      return { ...mine, field, versions: { base: version(words.base), draft: version(words.draft), current: version(words.current) } };
    }
  }
}

/** Whether a conflict is about the strength of a support. */
function isStrength(conflict: Conflict): boolean {
  return conflict.type === 'field' ? conflict.name === 'relate' : conflict.type === 'removed' && readPlace(conflict.at)?.kind === 'binding';
}

const nothing: StateRecord = { key: '', fields: { relate: relateValues.none } };

function recordsAt({ major, courses }: CurriculumState, at: string, kind: keyof typeof major.records | undefined) {
  const place = readPlace(at);
  const part = place?.part === 'major' ? major : courses.find((one) => partPlace(one) === `course:${place?.lineage}`);
  return (kind && part?.records[kind]) ?? [];
}

function recordAt(state: CurriculumState, at: string): StateRecord {
  const place = readPlace(at);
  return recordsAt(state, at, place?.kind).find(({ key }) => key === place?.key) ?? nothing;
}
