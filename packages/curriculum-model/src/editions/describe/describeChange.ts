import { forgottenName } from '../../history/messages';
import { joinNames, type Language } from '../../language';
import type { Change, Standing } from '../change';
import { courseList, listPlace, partPlace, readPlace, recordPlace, type Place, type PlaceParts } from '../places';
import { shapeOf, type StateRecordKind } from '../shapes';
import type { CurriculumState, StateRecord } from '../state';
import { isSame } from '../../fields';
import { stateIndex } from '../stateIndex';
import { changeWay } from './changeWay';
import type { ChangeTopic, DescribedChange, DescribedField } from './describedChange';
import { describedFields } from './describedFields';
import { namedPlace } from './namedPlace';
import { ownerName, recordNames } from './recordNames';
import { describeWords } from './words';

const topics: Record<StateRecordKind, ChangeTopic> = {
  major: 'major',
  requirement: 'requirement',
  indicator: 'indicator',
  course: 'course',
  chapter: 'chapter',
  taskGoal: 'chapter',
  point: 'point',
  ksa: 'point',
  pointKsa: 'point',
  binding: 'support',
  goal: 'goal',
  placedPoint: 'courseMatrix',
  placedKsa: 'projectMatrix',
  syllabus: 'syllabus',
};

/** The list of the courses belongs to the major. */
const coursesOfMajor: PlaceParts = { part: 'major', kind: 'course', key: '' };

/** What a change is about. */
export function changeTopic({ at }: Change): ChangeTopic {
  return topics[placeOf(at).kind];
}

/**
 * Puts the changes between two states into words. What a record is called is taken from the later state, or from the earlier one where it is gone.
 * Texts are those of the field's own language; `language` is that of labels, choices and names.
 */
export function changeDescriber(before: CurriculumState, after: CurriculumState, language: Language): (change: Change) => DescribedChange {
  const [old, fresh] = [stateIndex(before), stateIndex(after)];
  const [was, is] = [recordNames(old, language), recordNames(fresh, language)];
  const [wasShort, isShort] = [recordNames(old, language, 'short'), recordNames(fresh, language, 'short')];
  const nameAt = (place: Place) => is(place) || was(place);
  const shortNameAt = (place: Place) => isShort(place) || wasShort(place);

  return function describeChange(change) {
    const place = placeOf(change.at);
    const { kind, lineage } = place;
    const course = lineage === undefined ? null : { lineage, name: nameAt(partPlace({ kind: 'course', lineage })) };
    return {
      at: change.at,
      way: changeWay(change),
      topic: changeTopic(change),
      course,
      label: shapeOf(kind).label[language],
      name: change.type === 'ordered' ? ownerName(change.at, nameAt) : nameAt(change.at),
      shortName: change.type === 'ordered' ? ownerName(change.at, shortNameAt) : shortNameAt(change.at),
      fields: fieldsOf(change, place),
    };
  };

  function fieldsOf(change: Change, place: PlaceParts): DescribedField[] {
    const part = { kind: place.part, lineage: place.lineage ?? 0 };
    const nameOfLineage = (lineage: number) => {
      const named = namedPlace(place, lineage);
      return named ? nameAt(named) || forgottenName[language] : was(recordPlace(part, place.kind, String(lineage))) || String(lineage);
    };
    const reading = { kind: place.kind, language, nameOfLineage };
    switch (change.type) {
      case 'added':
        return describedFields(
          filledFields(place.kind, change.record).map(({ name, value, blank }) => ({ name, before: blank, after: value })),
          reading,
        );
      case 'removed':
        return describedFields(
          filledFields(place.kind, change.record).map(({ name, value, blank }) => ({ name, before: value, after: blank })),
          reading,
        );
      case 'changed':
        return describedFields(change.fields, reading);
      case 'moved': {
        const owner = shapeOf(place.kind).under;
        const label = owner === undefined || owner === 'letter' ? describeWords.letter : shapeOf(owner).label;
        const list = ({ under }: Standing) => listPlace(part, place.kind, under);
        return [
          { label: label[language], before: ownerName(list(change.from), was), after: ownerName(list(change.to), is), isText: false },
        ];
      }
      case 'ordered': {
        const at = (key: string) => (change.at === courseList ? `course:${key}` : recordPlace(part, place.kind, key));
        const names = (keys: readonly string[]) =>
          joinNames(
            keys.map((key) => nameAt(at(key))),
            language,
          );
        return [{ label: describeWords.order[language], before: names(change.before), after: names(change.after), isText: false }];
      }
    }
  }
}

function placeOf(at: Place): PlaceParts {
  return at === courseList ? coursesOfMajor : readPlace(at)!;
}

/** What a record holds that is not blank. */
function filledFields(kind: StateRecordKind, { fields }: StateRecord) {
  return Object.entries(shapeOf(kind).fields).flatMap(([name, { blank }]) => {
    const value = fields[name] ?? blank;
    return isSame(value, blank) ? [] : [{ name, value, blank }];
  });
}
