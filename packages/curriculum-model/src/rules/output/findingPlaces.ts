import { ownPlace, type CommentPlace } from '../../comments';
import { readPlace, recordKinds } from '../../editions';
import { groupBy } from '../../grouping';
import { ruleLevels, type RuleLevel } from '../level';
import type { ToldFinding } from './toldFinding';

/**
 * The findings of a course unit by the places of its pages, what weighs most first: a field of the unit or of its syllabus, a row. Findings about the
 * unit or its syllabus as a whole have no such place, and nor have those that do not say where they stand.
 */
export function findingsByPlace<Found extends Pick<ToldFinding, 'here' | 'field' | 'level'>>(
  findings: readonly Found[],
  courseId: number,
): ReadonlyMap<CommentPlace, Found[]> {
  const placed = findings.flatMap((finding) => {
    const place = pagePlace(finding, courseId);
    return place === undefined ? [] : [{ place, finding }];
  });
  const groups = [...groupBy(placed, ({ place }) => place)];
  return new Map(groups.map(([place, own]) => [place, heaviestFirst(own.map(({ finding }) => finding))]));
}

/** Findings by how much they weigh, what weighs most first. */
export function heaviestFirst<Found extends { level: RuleLevel }>(findings: readonly Found[]): Found[] {
  return ruleLevels.flatMap((level) => findings.filter((finding) => finding.level === level));
}

function pagePlace({ here = '', field }: Pick<ToldFinding, 'here' | 'field'>, courseId: number): CommentPlace | undefined {
  const place = readPlace(here);
  // Of a place here the number of the course is its own, not that of its lineage.
  if (!place || place.lineage !== courseId || !recordKinds.includes(place.kind)) return undefined;
  if (place.key !== '') return here;
  const name = field && wholeField(field);
  if (!name) return undefined;
  // The syllabus shows the introduction of the course.
  return name === 'courseDesc' ? ownPlace(courseId, 'course', '', 'introduction') : ownPlace(courseId, place.kind, '', name);
}

/** Rules on a course as one among those of its major; others are about what it holds, which its own page shows. */
const ofCourseAmongCourses = /^(?:strength|sequence|name)\./;

/**
 * The comment place of a finding in the matrices: its record, or the field if the finding is about the teaching arrangement. Undefined for what the matrices do not show, such as the
 * syllabus of a course, and for findings without a place.
 */
export function matrixPlaceOf({ here, field, rule }: Pick<ToldFinding, 'here' | 'field' | 'rule'>): CommentPlace | undefined {
  const kind = here === undefined ? undefined : readPlace(here)?.kind;
  if (kind === 'course' && !ofCourseAmongCourses.test(rule)) return undefined;
  const name = field && wholeField(field);
  return kind === 'placedPoint' && name ? `${here}#${name}` : here;
}

/** The field that a part of it or its English belongs to: `translations.en.paper.text`, `exampercent.rows`. */
function wholeField(field: string): string | undefined {
  return field.replace(/^translations\.[a-z]+\./, '').split('.')[0];
}
