import {
  courseWorkbook,
  importFaults,
  linkedMatricesOf,
  majorWorkbook,
  matrixCourseFields,
  may,
  parseSigns,
  pickFields,
  planCourseImport,
  planMajorImport,
  workbookFileName,
  type LinkedMatrices,
  type MajorMatrixData,
  type UploadedSheet,
  type WorkbookSheet,
} from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import { readSheets, workbook } from '../mock-api/files';
import { majorOf } from '../editions/rows/lineage';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { found, refusals } from '../mock-api/refusals';
import { chainOf } from '../mock-api/rights';
import { saveRows } from './majorRows';
import { matrixMocks } from './matrices.mock';

function majorDataOf(state: MockState, majorId: number, user?: SampleUser): MajorMatrixData {
  const courses = state.courseUnits.filter((unit) => unit.majorId === majorId && !unit.initing);
  const ids = new Set(courses.map(({ id }) => id));
  return {
    majorId,
    requirements: state.requires.get(majorId) ?? [],
    courses: courses.map((unit) => {
      const { id, version, translations } = unit;
      const editable = user && may(user, 'modify', chainOf(state, 'course', id));
      return { id, ...pickFields(matrixCourseFields, unit), version, translations, editable };
    }),
    goals: state.goals.filter(({ courseId }) => ids.has(courseId)),
    bindings: state.bindings.flatMap(({ courseId, requireId, relate, goals }) =>
      ids.has(courseId) && relate !== -1 ? [{ courseId, requireId, relate, goals }] : [],
    ),
  };
}

function fileOf(name: string, sheets: readonly WorkbookSheet[]): File {
  const rows = sheets.map((sheet) =>
    sheet.rows.map(({ cells }) => cells.map((cell) => (cell !== null && typeof cell === 'object' ? cell.value : (cell ?? '')))),
  );
  return workbook(name, ...rows);
}

async function sheetsOf(file: File): Promise<UploadedSheet[]> {
  return (await readSheets(file)).map((rows, index) => ({ name: `Sheet${index + 1}`, rows, formulas: new Set<string>() }));
}

/** The linked matrices of a course as somebody may read them. */
export function matricesOf(state: MockState, courseId: number, user: SampleUser): LinkedMatrices {
  const request = { query: { courseId }, body: undefined, state, user, language: 'zh' as const };
  return linkedMatricesOf({
    course: matrixMocks.getMatrixCourse(request),
    major: matrixMocks.getMajorMatrix(request),
    axes: matrixMocks.getCourseMatrixAxes(request),
    points: matrixMocks.getCourseMatrixChoices(request).points,
    rows: matrixMocks.getCourseMatrix(request),
    taskAxes: matrixMocks.getProjectMatrixAxes(request),
    ksas: matrixMocks.getProjectMatrixChoices(request).ksas,
    projectRows: matrixMocks.getProjectMatrices(request),
  });
}

export const matrixFileMocks = {
  exportMajorMatrix({ query: { majorId }, state, language }) {
    const major = majorOf(state, majorId);
    return fileOf(workbookFileName([major.name]), majorWorkbook(majorDataOf(state, majorId), language));
  },

  exportCourseMatrix({ query: { courseInfoId }, state, language }) {
    const unit = found(state.courseUnits.find(({ id }) => id === courseInfoId));
    // A ticket has no user, and what one may edit does not show in a file.
    const [anybody] = state.users;
    return fileOf(workbookFileName([unit.majorName ?? '', unit.name]), courseWorkbook(matricesOf(state, unit.id, anybody!), language));
  },

  saveMajorRows: ({ body: { majorId, rows }, state }) => saveRows(state, rows, majorId),

  async importMajorMatrix({ query: { majorId, mode = 'append', signs = '{}' }, body: { file }, state, user, language }) {
    const meanings = parseSigns(signs);
    if (!meanings) throw refusals.invalid('signs', signs);
    const outcome = planMajorImport(majorDataOf(state, majorId, user), await sheetsOf(file), { mode, signs: meanings, language });
    if ('fault' in outcome) throw refusals.invalid('file', importFaults[outcome.fault][language]);
    return outcome.plan;
  },

  async importCourseMatrix({ query: { courseId, mode = 'append', signs = '{}' }, body: { file }, state, user, language }) {
    const meanings = parseSigns(signs);
    if (!meanings) throw refusals.invalid('signs', signs);
    const matrices = matricesOf(state, courseId, user);
    const outcome = planCourseImport(matrices, await sheetsOf(file), { mode, signs: meanings, language });
    if ('fault' in outcome) throw refusals.invalid('file', importFaults[outcome.fault][language]);
    return outcome.plan;
  },
} satisfies Partial<MockHandlers>;
