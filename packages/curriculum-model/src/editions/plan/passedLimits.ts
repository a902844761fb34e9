import { maxProjects } from '../../course-units';
import { maxGoals } from '../../goals';
import { groupBy } from '../../grouping';
import type { Bilingual, Language } from '../../language';
import { maxRequirements } from '../../majors';
import { maxPoints } from '../../points';
import { recordPlace, type Place } from '../places';
import { shapeOf, type StateRecordKind } from '../shapes';
import { recordsOf, type CurriculumState, type StatePart } from '../state';
import { fieldText } from '../fieldText';
import { planWords } from './words';

/** Something that editors refuse to store, with where it is. */
export interface PassedLimit {
  at: Place;
  message: string;
}

const limits: readonly (readonly [kind: StateRecordKind, most: number])[] = [
  ['requirement', maxRequirements],
  ['goal', maxGoals],
  ['chapter', maxProjects],
  ['point', maxPoints],
  ['ksa', maxPoints],
];

/** What an act would make of a curriculum that its editors would not store; what was so in a state that `stood` there may be so. */
export function passedLimits(stood: readonly CurriculumState[], after: CurriculumState, language: Language): PassedLimit[] {
  const was = groupBy(
    stood.flatMap(({ courses }) => courses),
    ({ lineage }) => lineage,
  );
  const majors = stood.map(({ major }) => major);
  return [
    ...passedIn(majors, after.major, language),
    ...after.courses.flatMap((part) => passedIn(was.get(part.lineage) ?? [], part, language)),
  ];
}

function passedIn(before: readonly StatePart[], after: StatePart, language: Language): PassedLimit[] {
  const name = fieldText(recordsOf(after, after.kind)[0] ?? { fields: {} }, 'name', language);
  const say = (sentence: Bilingual) => sentence[language];
  const passed = limits.flatMap(([kind, most]): PassedLimit[] => {
    const count = recordsOf(after, kind).length;
    if (count <= Math.max(most, ...before.map((part) => recordsOf(part, kind).length))) return [];
    return [{ at: recordPlace(after, after.kind, ''), message: say(planWords.limit({ name, label: shapeOf(kind).label, count, most })) }];
  });
  const crowded = recordsOf(after, 'requirement').flatMap((requirement): PassedLimit[] => {
    const countIn = (part: StatePart) => recordsOf(part, 'indicator').filter(({ under }) => under === requirement.key).length;
    const count = countIn(after);
    if (count <= Math.max(maxRequirements, ...before.map(countIn))) return [];
    const words = {
      name: fieldText(requirement, 'description', language),
      label: shapeOf('indicator').label,
      count,
      most: maxRequirements,
    };
    return [{ at: recordPlace(after, 'requirement', requirement.key), message: say(planWords.limit(words)) }];
  });
  const known = new Set(before.flatMap(equalGoals).map(({ text }) => text));
  const equal = equalGoals(after).flatMap(({ text, at, words }) =>
    known.has(text) ? [] : [{ at, message: say(planWords.equalGoals({ name, words })) }],
  );
  return [...passed, ...crowded, ...equal];
}

/** Goals under one indicator point that say the same. */
function equalGoals(part: StatePart) {
  const byText = groupBy(recordsOf(part, 'goal'), ({ under, fields }) => `${under} ${String(fields.description ?? '')}`);
  return [...byText].flatMap(([text, [first, second]]) => {
    if (!first || !second) return [];
    return [{ text, at: recordPlace(part, 'goal', second.key), words: String(first.fields.description ?? '') }];
  });
}
