import { ownPlace, type CommentPlace } from '../../comments';
import { readPlace, recordKinds } from '../../editions';
import { groupBy } from '../../grouping';
import { ruleLevels, type RuleLevel } from '../level';
import type { ToldFinding } from './toldFinding';

/**
 * The findings of a course unit by the places of its pages, what weighs most first: a field of the unit or of its syllabus, a row. Rows keep the numbers
 * of their lineages. Findings about the unit or its syllabus as a whole have no such place.
 */
export function findingsByPlace<Found extends Pick<ToldFinding, 'at' | 'field' | 'level'>>(
  findings: readonly Found[],
  course: { lineage: number; courseId: number },
): ReadonlyMap<CommentPlace, Found[]> {
  const placed = findings.flatMap((finding) => {
    const place = pagePlace(finding, course);
    return place === undefined ? [] : [{ place, finding }];
  });
  const groups = [...groupBy(placed, ({ place }) => place)];
  return new Map(groups.map(([place, own]) => [place, heaviestFirst(own.map(({ finding }) => finding))]));
}

function heaviestFirst<Found extends { level: RuleLevel }>(findings: Found[]): Found[] {
  return ruleLevels.flatMap((level) => findings.filter((finding) => finding.level === level));
}

function pagePlace(
  { at, field }: Pick<ToldFinding, 'at' | 'field'>,
  { lineage, courseId }: { lineage: number; courseId: number },
): CommentPlace | undefined {
  const place = readPlace(at);
  if (!place || place.lineage !== lineage || !recordKinds.includes(place.kind)) return undefined;
  if (place.key !== '') return ownPlace(courseId, place.kind, place.key);
  const name = field && wholeField(field);
  if (!name) return undefined;
  // The syllabus shows the introduction of the course.
  return name === 'courseDesc' ? ownPlace(courseId, 'course', '', 'introduction') : ownPlace(courseId, place.kind, '', name);
}

/** The field that a part of it or its English belongs to: `translations.en.paper.text`, `exampercent.rows`. */
function wholeField(field: string): string | undefined {
  return field.replace(/^translations\.[a-z]+\./, '').split('.')[0];
}
