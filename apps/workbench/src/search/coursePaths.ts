import type { EditionRef, MergeTarget, MatrixKind } from '@college/curriculum-model';
import { stringifySearchParams } from './searchParams';

interface CoursePlace {
  majorId?: number;
  /** Page of the course-unit list to return to; it travels along from page to page (decision 24). */
  page?: number;
}

/** A major's course units. */
export function courseUnitsPath({ majorId, page }: CoursePlace): string {
  return `/courseUnit/list${stringifySearchParams({ majorId, page })}`;
}

interface UnitPlace extends CoursePlace {
  courseUnitId?: number;
  /** One of its rows: extensions, for links that lead to one. */
  goal?: number;
  point?: number;
  ksa?: number;
  /** One of its fields: where what is said about it is read. */
  field?: string;
  /** One of its fields or sections, or with `chapter` a row of its chapters: where it is edited. */
  edit?: string | undefined;
  chapter?: number;
  /** What a new one begins to be called. */
  name?: string;
}

/** One course unit; without its id a new one of the major. */
export function courseUnitPath({ majorId, courseUnitId, page, ...inside }: UnitPlace): string {
  const { goal, point, ksa, field, edit, chapter, name } = inside;
  return `/courseUnit/detail${stringifySearchParams({ majorId, courseUnitId, page, goal, point, ksa, field, edit, chapter, name })}`;
}

/** The home of a major. */
export function majorHomePath({ majorId, page }: CoursePlace): string {
  return `/major/index${stringifySearchParams({ majorId, page })}`;
}

/** The editions of a major. */
export function editionsPath({ majorId }: { majorId?: number }): string {
  return `/major/editions${stringifySearchParams({ majorId })}`;
}

/** What lies between two states of a major's curriculum; without sides between the current edition and its latest draft. */
export function comparisonPath({ majorId, left, right }: { majorId: number; left?: EditionRef; right?: EditionRef }): string {
  return `/major/editions/compare${stringifySearchParams({ majorId, left, right })}`;
}

/** Where a draft and the current edition are brought together; the draft goes into the current edition unless it is the other way round. `part` is the lineage of a course that alone is taken at first. */
export function mergePath({
  majorId,
  editionId: id,
  ...how
}: {
  majorId: number;
  editionId: number;
  into: MergeTarget;
  part?: number | undefined;
}): string {
  return `/major/editions/merge${stringifySearchParams({ majorId, id, ...how })}`;
}

/** What a merge, an update or an undo did. */
export function receiptPath({ majorId, id }: { majorId: number; id: number }): string {
  return `/major/editions/receipt${stringifySearchParams({ majorId, id })}`;
}

/** An edition as it was published, or with `course`, a lineage, one of its courses. */
export function publishedEditionPath({ majorId, id, course }: { majorId: number; id: number; course?: number | undefined }): string {
  return `/major/editions/published${stringifySearchParams({ majorId, id, course })}`;
}

/** The same behind a link, for anybody. */
export function publicEditionPath({ link, course }: { link: string; course?: number | undefined }): string {
  return `/published${stringifySearchParams({ link, course })}`;
}

/** Brings a draft to another list of graduation requirements. */
export function upgradePath({ majorId, editionId }: { majorId: number; editionId: number }): string {
  return `/major/editions/upgrade${stringifySearchParams({ majorId, edition: editionId })}`;
}

/** The scenarios of a major beside its current edition. */
export function scenariosPath({ majorId }: { majorId: number }): string {
  return `/major/editions/scenarios${stringifySearchParams({ majorId })}`;
}

/** What the rules find in a major, or in the draft whose major it is; with `courses` in these alone. */
export function findingsPath({ majorId, courses }: { majorId: number; courses?: readonly number[] }): string {
  return `/major/findings${stringifySearchParams({ majorId, courses: courses?.join('.') })}`;
}

/** The rules as a major sets them. */
export function majorRulesPath({ majorId }: { majorId: number }): string {
  return `/major/rules${stringifySearchParams({ majorId })}`;
}

/** The rules as a department sets them. */
export function departmentRulesPath(id: number): string {
  return `/department/rules${stringifySearchParams({ id })}`;
}

/** A proposal, or a draft, or the changes of one of its courses alone, with the latest proposal, or to be sent to review. */
export function reviewPath({
  editionId: edition,
  ...review
}: { majorId: number } & ({ id: number; editionId?: undefined } | { editionId: number; course?: number })): string {
  return `/major/review${stringifySearchParams({ ...review, edition })}`;
}

/** The list of majors; page, keyword and department are extensions, so that an address finds the same list again. */
export function majorListPath({
  page = 1,
  keyword,
  departmentId,
}: { page?: number; keyword?: string; departmentId?: number } = {}): string {
  return `/major/list${stringifySearchParams({ page: page > 1 ? page : undefined, keyword, departmentId })}`;
}

/** The facts and graduation requirements of a major; `requirement` and `indicator`, extensions, lead to one of them. */
export function majorDetailPath({ majorId, ...row }: { majorId?: number; requirement?: number; indicator?: number }): string {
  return `/major/detail${stringifySearchParams({ majorId, ...row })}`;
}

/** A place in the three matrices; `matrix`, `projectId`, `row` and `column` are extensions, for links that lead to what is missing. */
export interface MatrixPlace {
  majorId?: number;
  courseId?: number;
  matrix?: MatrixKind;
  projectId?: number;
  /** A row or a cell: an id, or the address of a placed point. */
  row?: string;
  column?: string;
}

/** The matrices of a course; without a course, where one is chosen. */
export function matrixPath({ majorId, courseId, matrix, projectId, row, column }: MatrixPlace): string {
  return `/matrix${stringifySearchParams({ majorId, courseId, matrix, projectId, row, column })}`;
}

/** The course start report of a course; without a course, where one is chosen. `field`, an extension, leads to one of its fields. */
export function reportPath({ majorId, courseUnitId, field }: { majorId?: number; courseUnitId?: number; field?: string }): string {
  return `/courseUnit/report${stringifySearchParams({ majorId, courseUnitId, field })}`;
}

/** A course start report for whoever holds its link. */
export function publicReportPath(link: string): string {
  return `/report${stringifySearchParams({ link })}`;
}

/** The matrices of a course, or the course itself, to be read. */
export function readPath({ courseId, majorId, type }: { courseId?: number; majorId?: number; type: 'matrix' | 'course' }): string {
  return `/read${stringifySearchParams({ course: courseId, major: majorId, type })}`;
}
