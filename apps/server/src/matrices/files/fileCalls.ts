import { exportCourseMatrix, exportMajorMatrix, importCourseMatrix, importMajorMatrix } from '@college/api-client/contract';
import { courseWorkbook, majorWorkbook, workbookFileName } from '@college/curriculum-model';
import { findMajorName } from '../../course-units/courseUnitRepository';
import { handle, type MountedCall } from '../../http/call';
import { FileAnswer, xlsxType } from '../../http/fileAnswer';
import { httpMessages } from '../../http/messages';
import { invalid, notFound } from '../../http/refusal';
import { majorRows } from '../../majors/majorRepository';
import { inReadersLanguage } from '../../majors/presentMajor';
import { writeWorkbook } from '../../workbook';
import { importCourse } from './importCourse';
import { importMajor } from './importMajor';
import { matrixFileMessages } from './messages';
import { readLinkedMatrices } from './readLinkedMatrices';
import { readMajorData } from './readMajorData';

/** The matrices as workbooks: exports, and the dry run of an import. */
export const matrixFileCalls: readonly MountedCall[] = [
  handle(exportMajorMatrix, async ({ db, query, caller, language }) => {
    const major = await majorRows.find(db, { id: query.majorId });
    if (!major) throw notFound(httpMessages.subjectMissing);
    const bytes = await writeWorkbook(majorWorkbook(await readMajorData(db, major.id, caller), language));
    const title = { zh: '专业矩阵', en: 'major matrix' }[language];
    return new FileAnswer({ name: workbookFileName([inReadersLanguage(major, 'name', language), title]), type: xlsxType, bytes });
  }),
  handle(exportCourseMatrix, async ({ db, query, caller, language }) => {
    const { unit, matrices } = await readLinkedMatrices(db, query.courseInfoId, caller);
    if (unit.majorId !== query.majorId) throw invalid(matrixFileMessages.courseOfAnotherMajor);
    const bytes = await writeWorkbook(courseWorkbook(matrices, language));
    // The names in the address are those that the person saw; without them those in the reader's language.
    const names = [
      query.majorName || (await findMajorName(db, unit.majorId, language)),
      query.courseName || inReadersLanguage(unit, 'name', language),
    ];
    const title = { zh: '课程矩阵', en: 'course matrix' }[language];
    return new FileAnswer({ name: workbookFileName([...names, title]), type: xlsxType, bytes });
  }),
  handle(importMajorMatrix, ({ db, query, body, caller, language }) => {
    const { majorId, mode = 'append', signs = '{}' } = query;
    return importMajor(db, { majorId, file: body.file, mode, signs }, { caller, language });
  }),
  handle(importCourseMatrix, ({ db, query, body, caller, language }) => {
    const { courseId, mode = 'append', signs = '{}' } = query;
    return importCourse(db, { courseId, file: body.file, mode, signs }, { caller, language });
  }),
];
