import { formatSigns, type CourseImportPlan, type ImportMode, type MajorImportPlan, type Relate } from '@college/curriculum-model';
import { downloadByTicket } from '../auth/downloadByTicket';
import type { Client } from '../core/client';
import { clickLink } from '../core/download';
import { exportCourseMatrix, exportMajorMatrix, importCourseMatrix, importMajorMatrix, saveMajorRows } from './files.contract';
import { saveMatrices } from './saving.contract';

/** A course whose matrices are exported. */
export interface CourseMatrixFile {
  majorId: number;
  majorName?: string;
  courseId: number;
  courseName?: string;
}

/** A workbook to be read without storing anything. */
export interface ReadMatrixFile {
  file: File;
  mode: ImportMode;
  /** What doubtful signs such as M mean in this file. */
  signs: Readonly<Record<string, Relate>>;
  signal?: AbortSignal;
}

/** A major-matrix workbook to be read. */
export interface ReadMajorMatrix extends ReadMatrixFile {
  majorId: number;
}

/** A course-matrix workbook to be read. */
export interface ReadCourseMatrix extends ReadMatrixFile {
  courseId: number;
}

/** The matrices as workbooks. `open` follows a download's address. */
export function createMatrixFiles(client: Client, { open = clickLink }: { open?: (url: string) => void } = {}) {
  return {
    async exportMajorMatrix({ majorId }: { majorId: number }): Promise<void> {
      await downloadByTicket(client, exportMajorMatrix, { majorId }, { open });
    },
    async exportCourseMatrix({ majorId, majorName, courseId, courseName }: CourseMatrixFile): Promise<void> {
      const query = { majorId, majorName: cut(majorName), courseName: cut(courseName), courseInfoId: courseId };
      await downloadByTicket(client, exportCourseMatrix, query, { open });
    },
    readMajorMatrix({ majorId, file, mode, signs, signal }: ReadMajorMatrix): Promise<MajorImportPlan> {
      return client.call(importMajorMatrix, { query: { majorId, mode, signs: formatSigns(signs) }, body: { file }, signal });
    },
    /** Saves the rows of a plan, all of them or none; sends no request if there are none. */
    async applyMajorMatrix({ majorId, rows }: MajorImportPlan): Promise<void> {
      if (rows.length === 0) return;
      await client.call(saveMajorRows, {
        body: { majorId, rows: rows.map(({ courseId, version, relations }) => ({ courseId, version, relations })) },
      });
    },
    readCourseMatrix({ courseId, file, mode, signs, signal }: ReadCourseMatrix): Promise<CourseImportPlan> {
      return client.call(importCourseMatrix, { query: { courseId, mode, signs: formatSigns(signs) }, body: { file }, signal });
    },
    /** Saves the change of a plan, all of it or nothing; sends no request if there is none. */
    async applyCourseMatrix({ change }: CourseImportPlan): Promise<void> {
      if (change) await client.call(saveMatrices, { body: change });
    },
  };
}

export type MatrixFiles = ReturnType<typeof createMatrixFiles>;

// The names are only for the file's name; the contract takes no longer ones.
function cut(name: string | undefined): string | undefined {
  return name === undefined ? undefined : [...name].slice(0, 100).join('');
}
