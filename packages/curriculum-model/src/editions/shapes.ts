import type { Bilingual } from '../language';
import {
  courseCellFields,
  courseSequenceFields,
  courseUnitFields,
  goalFields,
  indicatorFields,
  ksaFields,
  majorFields,
  pointFields,
  projectFields,
  requirementFields,
  syllabusFields,
  taskGoalFields,
} from '../records';
import * as terms from '../terms';
import { numberedFields, shapeFields, type ShapeField } from './shapeFields';
import { shapeWords } from './words';

/** The two kinds of parts of a curriculum: the major's own, and one for each course. */
export type PartKind = 'major' | 'course';

/** A kind of record of a curriculum: nine that have a number of their own or are one of a kind, a syllabus, and four that tie such records together. */
export type StateRecordKind =
  | 'major'
  | 'requirement'
  | 'indicator'
  | 'course'
  | 'chapter'
  | 'taskGoal'
  | 'point'
  | 'ksa'
  | 'pointKsa'
  | 'binding'
  | 'goal'
  | 'placedPoint'
  | 'placedKsa'
  | 'syllabus';

/** What the records of one kind consist of, and how they hang together. */
export interface RecordShape {
  label: Bilingual;
  part: PartKind;
  /** The kinds of the records that make up the key, in its order; absent where records have a number of their own, empty where a part has only one such record. */
  refs?: readonly StateRecordKind[];
  /** What its list belongs to, below the part: records of this kind, or the letter of a KSA item. */
  under?: StateRecordKind | 'letter';
  /** Whether people arrange its lists. */
  isOrdered: boolean;
  fields: Readonly<Record<string, ShapeField>>;
}

const relate: ShapeField = { label: terms.supportStrength, isEnglish: false, blank: null };
const derivedFrom: ShapeField = { label: shapeWords.derivedFrom, isEnglish: false, blank: null };
// Which department a major belongs to is no content of its curriculum.
const { departmentId: _, ...ownOfMajor } = majorFields;

/** Every kind of record of a curriculum, owners before what they own. */
const recordShapes = {
  major: { label: terms.major, part: 'major', refs: [], isOrdered: false, fields: shapeFields(ownOfMajor) },
  requirement: {
    label: terms.graduationRequirement,
    part: 'major',
    isOrdered: true,
    fields: { ...numberedFields(requirementFields), derivedFrom },
  },
  indicator: {
    label: terms.indicatorPoint,
    part: 'major',
    under: 'requirement',
    isOrdered: true,
    fields: { ...numberedFields(indicatorFields), derivedFrom },
  },
  course: {
    label: terms.courseUnit,
    part: 'course',
    refs: [],
    isOrdered: true,
    fields: { ...shapeFields(courseUnitFields), ...shapeFields(courseSequenceFields), derivedFrom },
  },
  chapter: { label: terms.project, part: 'course', isOrdered: true, fields: shapeFields(projectFields) },
  taskGoal: {
    label: terms.taskGoal,
    part: 'course',
    under: 'chapter',
    isOrdered: true,
    fields: shapeFields(taskGoalFields),
  },
  point: { label: terms.point, part: 'course', isOrdered: true, fields: shapeFields(pointFields) },
  ksa: { label: terms.ksa, part: 'course', under: 'letter', isOrdered: true, fields: shapeFields(ksaFields) },
  pointKsa: { label: shapeWords.pointKsa, part: 'course', refs: ['point', 'ksa'], under: 'point', isOrdered: true, fields: {} },
  binding: { label: shapeWords.binding, part: 'course', refs: ['indicator'], isOrdered: false, fields: { relate } },
  goal: {
    label: terms.teachingGoal,
    part: 'course',
    under: 'indicator',
    isOrdered: true,
    fields: { ...shapeFields(goalFields), isBound: { label: shapeWords.isBound, isEnglish: false, blank: false } },
  },
  placedPoint: {
    label: shapeWords.placedPoint,
    part: 'course',
    refs: ['chapter', 'goal', 'point'],
    isOrdered: false,
    fields: { relate, ...shapeFields(courseCellFields) },
  },
  placedKsa: {
    label: shapeWords.placedKsa,
    part: 'course',
    refs: ['chapter', 'goal', 'point', 'taskGoal', 'ksa'],
    isOrdered: false,
    fields: { relate },
  },
  syllabus: { label: terms.syllabus, part: 'course', refs: [], isOrdered: false, fields: shapeFields(syllabusFields) },
} satisfies Record<StateRecordKind, RecordShape>;

/** All kinds, in the same order. */
export const recordKinds = Object.keys(recordShapes) as readonly StateRecordKind[];

/** The shape of a kind. */
export function shapeOf(kind: StateRecordKind): RecordShape {
  return recordShapes[kind];
}
