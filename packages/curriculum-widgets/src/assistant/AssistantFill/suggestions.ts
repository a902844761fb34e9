import {
  courseUnitFields,
  namesWhere,
  presentRows,
  type CourseUnit,
  type Evidence,
  type FilledCourse,
  type FilledCourseMore,
  type FilledKsa,
  type FilledPoint,
  type Ksa,
  type Match,
  type Point,
  type ProjectRow,
} from '@college/curriculum-model';

/** Fields of a course unit that the assistant may fill. */
export const fillableFields = namesWhere(courseUnitFields, { isSuggested: true });
export type FillableField = (typeof fillableFields)[number];

/** One thing the assistant suggests; nothing of it is stored. */
export type Suggestion = { key: string; evidence?: Evidence } & (
  | { kind: 'field'; field: FillableField; value: string | number; before: string | number | null }
  | { kind: 'project'; project: Pick<ProjectRow, 'name' | 'theoryPeriod' | 'practicePeriod'> }
  | { kind: 'point'; point: Pick<Point, 'title' | 'description' | 'translations'> }
  | { kind: 'ksa'; ksa: Pick<Ksa, 'title' | 'description' | 'translations'>; point: Pick<Point, 'id' | 'title' | 'translations'> }
);

/** Suggested fields that differ from the current values. */
export function fieldSuggestions(filled: FilledCourse, course: CourseUnit): Suggestion[] {
  return fillableFields.flatMap((field): Suggestion[] => {
    const value = filled[field];
    const before = course[field];
    if (value === undefined || value === null || isBlank(value) || isSame(value, before)) return [];
    return [
      { kind: 'field', key: `field:${field}`, field, value, before: isBlank(before) ? null : before, evidence: filled.evidence?.[field] },
    ];
  });
}

/** Suggested chapters that the unit does not have yet, each name once. */
export function projectSuggestions(filled: FilledCourseMore, course: CourseUnit): Suggestion[] {
  const known = presentRows(course.courseMatrixVOS).map(({ name }) => name);
  return distinctBy(filled.projects, ({ name }) => name, known).map(({ name, theoryPeriod, practicePeriod }) => ({
    kind: 'project',
    key: `project:${name}`,
    project: { name, theoryPeriod, practicePeriod },
    evidence: filled.evidence?.projects,
  }));
}

/** Suggested points that the course does not have yet, each title once. */
export function pointSuggestions(filled: readonly FilledPoint[], stored: readonly Point[]): Suggestion[] {
  const fresh = distinctBy(
    filled,
    ({ title }) => title,
    stored.map(({ title }) => title),
  );
  return fresh.map(({ title, description, translations, evidence }) => ({
    kind: 'point',
    key: `point:${title}`,
    point: { title, description, ...(translations && { translations }) },
    evidence,
  }));
}

/** Suggested KSA items under the points that are stored; one under an unknown point has no place. */
export function ksaSuggestions(filled: FilledKsa, stored: readonly Point[]): Suggestion[] {
  return filled.flatMap(({ pointId, ksa }) => {
    const point = stored.find(({ id }) => id === pointId);
    if (!point) return [];
    return distinctBy(ksa, ({ title, description }) => `${title} ${description}`, []).map(
      ({ title, description, translations, evidence }): Suggestion => ({
        kind: 'ksa',
        key: `ksa:${pointId}:${title}:${description}`,
        ksa: { title, description, ...(translations && { translations }) },
        point: { id: point.id, title: point.title, ...(point.translations && { translations: point.translations }) },
        evidence,
      }),
    );
  });
}

/** What a person picked from the college's own content, as a point or, under a point, as a KSA item. */
export function suggestionOfMatch(match: Match, point?: Pick<Point, 'id' | 'title'>): Suggestion {
  const { title, level, description = '', score, terms = [], origin, basis } = match;
  const evidence = { score, terms, ...(origin === undefined ? {} : { origin }), ...(basis && { basis }) };
  if (!point) return { kind: 'point', key: `point:${title}`, point: { title, description: description || title }, evidence };
  const letter = (level || title).slice(0, 1).toUpperCase();
  const ksa = { title: letter === 'S' || letter === 'A' ? letter : 'K', description: description || title } as const;
  return { kind: 'ksa', key: `ksa:${point.id}:${ksa.title}:${ksa.description}`, ksa, point, evidence };
}

/** Items whose name is not blank and neither taken nor repeated, whatever its case. */
function distinctBy<Item>(items: readonly Item[], nameOf: (item: Item) => string, taken: readonly string[]): Item[] {
  const seen = new Set(taken.map(fold));
  return items.filter((item) => {
    const name = fold(nameOf(item));
    if (name === '' || seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

function isBlank(value: string | number | null): boolean {
  return value === null || value === 0 || (typeof value === 'string' && value.trim() === '');
}

function isSame(one: string | number, other: string | number | null): boolean {
  return typeof one === 'string' && typeof other === 'string' ? one.trim() === other.trim() : one === other;
}
