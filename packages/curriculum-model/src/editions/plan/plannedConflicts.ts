import { forgottenName } from '../../history/messages';
import { joinNames, type Language } from '../../language';
import { relateValues } from '../../matrices';
import type { ChangeAuthor } from '../compared';
import type { PlannedConflict } from '../calls';
import { namedPlace } from '../describe/namedPlace';
import { describedFields } from '../describe/describedFields';
import { ownerName, recordNames } from '../describe/recordNames';
import { describeWords } from '../describe/words';
import { conflictKey, type Choice, type Conflict } from '../merge';
import { courseList, listPlace, partPlace, readPlace, recordPlace, type Place, type PlaceParts } from '../places';
import { shapeOf } from '../shapes';
import { stateIndex } from '../stateIndex';
import type { Value } from '../shapeFields';
import type { CurriculumState } from '../state';
import { consequences, type Consequence } from './consequences';
import { isOwnAllowed } from './ownValue';
import { removedFields } from './removedFields';
import type { ThreeWay } from './threeWay';

type Version = 'base' | 'draft' | 'current';
type VersionWords = Pick<PlannedConflict['base'], 'text' | 'names' | 'fields' | 'value' | 'language'>;

/** Who last worked at a place on each side. */
export type AuthorsOfSides = Partial<Record<'draft' | 'current', (at: Place) => readonly ChangeAuthor[]>>;

const versions = ['base', 'draft', 'current'] as const;
const noConsequence: Consequence = { base: null, draft: null, current: null };

/** The conflicts of a merge in words, each with its three versions, those who made them and what they would do. */
export function plannedConflicts(
  merge: ThreeWay,
  target: CurriculumState,
  language: Language,
  authors: AuthorsOfSides = {},
): PlannedConflict[] {
  if (merge.conflicts.length === 0) return [];
  const indexes = { base: stateIndex(merge.base), draft: stateIndex(merge.draft), current: stateIndex(merge.current) };
  const namesIn = (one: Language) => ({
    base: recordNames(indexes.base, one),
    draft: recordNames(indexes.draft, one),
    current: recordNames(indexes.current, one),
  });
  const names = namesIn(language);
  const other: Language = language === 'zh' ? 'en' : 'zh';
  const otherNames = namesIn(other);
  const nameAt = (at: Place) => names.current(at) || names.draft(at) || names.base(at);
  const nameIn = (place: PlaceParts) => (lineage: number) => {
    const named = namedPlace(place, lineage);
    return named ? nameAt(named) || forgottenName[language] : String(lineage);
  };
  const effects = consequences(merge, target, language);
  return merge.conflicts.map((conflict) => plan(conflict));

  function plan(conflict: Conflict): PlannedConflict {
    const key = conflictKey(conflict);
    const place: PlaceParts = conflict.at === courseList ? { part: 'major', kind: 'course', key: '' } : readPlace(conflict.at)!;
    const { kind, lineage } = place;
    const shape = shapeOf(kind);
    return {
      key,
      type: conflict.type,
      at: conflict.at,
      course: lineage === undefined ? null : { lineage, name: nameAt(partPlace({ kind: 'course', lineage })) },
      label: shape.label[language],
      name: conflict.type === 'ordered' ? ownerName(conflict.at, nameAt) : nameAt(conflict.at),
      field: fieldOf(conflict, place),
      ...(conflict.type === 'removed' ? { by: conflict.by } : {}),
      isText: conflict.type === 'field' && shape.fields[conflict.name]?.blank === '',
      isRelate: (conflict.type === 'field' && conflict.name === 'relate') || isRemovedSupport(conflict, place),
      isOwnAllowed: isOwnAllowed(conflict),
      ...Object.fromEntries(versions.map((version) => [version, { ...wordsOf(conflict, place, version), ...authorOf(conflict, version) }])),
      consequence: effects.get(key) ?? noConsequence,
      choice: choiceOf(merge.choices[key]),
    } as PlannedConflict;
  }

  function authorOf({ at }: Conflict, version: Version) {
    const [author] = version === 'base' ? [] : (authors[version]?.(at) ?? []);
    return { userName: author?.userName ?? null, at: author?.at ?? null };
  }

  function wordsOf(conflict: Conflict, place: PlaceParts, version: Version): VersionWords {
    switch (conflict.type) {
      case 'field': {
        const value = conflict[version];
        const shown = conflict.name === 'relate' && value === null ? relateValues.none : value;
        return { text: fieldWords(conflict, place, value), value: shown as VersionWords['value'] & {} };
      }
      case 'removed': {
        const found = indexes[version].get(conflict.at);
        const isInOther = isRenamedIn(otherNames, conflict) && !isRenamedIn(names, conflict);
        const name = (isInOther ? otherNames : names)[version](conflict.at);
        const text = found ? name || shapeOf(place.kind).label[language] : null;
        return {
          text,
          ...(found && removedFields(found, text ?? '', language, nameIn(place))),
          ...(found && isInOther ? { language: other } : {}),
          // The strength is what a support has.
          ...(isRemovedSupport(conflict, place) ? { value: (found?.record.fields.relate ?? relateValues.none) as number } : {}),
        };
      }
      case 'moved':
        return {
          text:
            ownerName(listPlace({ kind: place.part, lineage: place.lineage ?? 0 }, place.kind, conflict[version]), names[version]) ||
            nameOfOwner(conflict, place, version),
        };
      case 'ordered': {
        const list = orderOf(conflict, version).map((key) => {
          return nameAt(
            conflict.at === courseList ? `course:${key}` : recordPlace({ kind: place.part, lineage: place.lineage ?? 0 }, place.kind, key),
          );
        });
        return { text: joinNames(list, language), names: list };
      }
    }
  }

  function nameOfOwner(conflict: Conflict & { type: 'moved' }, { part, lineage = 0, kind }: PlaceParts, version: Version): string {
    return ownerName(listPlace({ kind: part, lineage }, kind, conflict[version]), nameAt);
  }

  /** The common records in the order in which they began. */
  function orderOf(conflict: Conflict & { type: 'ordered' }, version: Version): readonly string[] {
    if (version !== 'base') return conflict[version];
    const place = readPlace(conflict.at);
    const common = new Set(conflict.current);
    const list = place
      ? [...indexes.base.besides(conflict.at).values()]
          .filter(({ part, kind, record }) => kind === place.kind && listPlace(part, kind, record.under) === conflict.at)
          .map(({ record }) => record.key)
      : merge.base.courses.map(({ lineage }) => String(lineage));
    return list.filter((key) => common.has(key));
  }

  function fieldWords({ name }: Conflict & { type: 'field' }, place: PlaceParts, value: Value): string {
    const { kind } = place;
    const [field] = describedFields([{ name, before: shapeOf(kind).fields[name]?.blank ?? null, after: value }], {
      kind,
      language,
      nameOfLineage: nameIn(place),
    });
    return field?.after ?? '';
  }

  function fieldOf(conflict: Conflict, { kind }: PlaceParts): string {
    const shape = shapeOf(kind);
    if (conflict.type === 'field') return shape.fields[conflict.name]?.label[language] ?? conflict.name;
    if (conflict.type === 'ordered') return describeWords.order[language];
    if (conflict.type === 'removed') return '';
    return (shape.under === undefined || shape.under === 'letter' ? describeWords.letter : shapeOf(shape.under).label)[language];
  }
}

/** Whether the side that kept a record calls it otherwise than both did. */
function isRenamedIn(names: Record<Version, (at: Place) => string>, { at, by }: Conflict & { type: 'removed' }): boolean {
  return names.base(at) !== names[by === 'draft' ? 'current' : 'draft'](at);
}

function isRemovedSupport({ type }: Conflict, { kind }: PlaceParts): boolean {
  return type === 'removed' && kind === 'binding';
}

function choiceOf(choice: Choice | undefined): PlannedConflict['choice'] {
  if (typeof choice !== 'object') return choice ?? null;
  const value = choice.value === null ? relateValues.none : choice.value;
  return { value: value as string | number };
}
