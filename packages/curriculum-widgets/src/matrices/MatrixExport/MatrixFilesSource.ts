import type { CourseImportPlan, ImportMode, MajorImportPlan, Relate } from '@college/curriculum-model';

/** A course whose matrices are exported; the names go into the documented address. */
export interface CourseMatrixExport {
  majorId: number;
  majorName?: string;
  courseId: number;
  courseName?: string;
}

/** A workbook to be read without storing anything. */
export interface ReadMatrixFile {
  file: File;
  mode: ImportMode;
  /** What signs such as M or a lone digit mean in this file; -1 leaves the cell blank. */
  signs: Readonly<Record<string, Relate>>;
  signal?: AbortSignal;
}

/**
 * The port of the matrix workbooks: an embedding college plugs in its own backend, or `createMatrixFiles` of the api client as is.
 * Failures reject with an error whose message staff can read.
 */
export interface MatrixFilesSource {
  /**
   * Hands the major matrix to the person as a workbook.
   * Call: `GET /major/exportMajorMatrix` (core §7).
   */
  exportMajorMatrix(request: { majorId: number }): Promise<void>;
  /**
   * Hands the course matrix and the project matrices to the person as a workbook.
   * Call: `GET /major/exportCourseMatrix` (core §7).
   */
  exportCourseMatrix(request: CourseMatrixExport): Promise<void>;
  /**
   * Reads a major matrix from a workbook and returns what would change; nothing is stored.
   * Call: `POST /matrix/importmajormatrix` (extension).
   */
  readMajorMatrix(request: ReadMatrixFile & { majorId: number }): Promise<MajorImportPlan>;
  /**
   * Stores what a reading planned, whole or not at all; a stale version fails with code '30009'.
   * Call: `POST /matrix/savemajorrows` (extension).
   */
  applyMajorMatrix(plan: MajorImportPlan): Promise<unknown>;
  /**
   * Reads the course and project matrices of a course from a workbook and returns what would change; nothing is stored.
   * Call: `POST /matrix/importcoursematrix` (extension).
   */
  readCourseMatrix(request: ReadMatrixFile & { courseId: number }): Promise<CourseImportPlan>;
  /**
   * Stores what a reading planned, whole or not at all; a stale version fails with code '30009'.
   * Call: `POST /matrix/savematrices` (extension).
   */
  applyCourseMatrix(plan: CourseImportPlan): Promise<unknown>;
}
