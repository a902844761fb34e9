import { academicScore, readAcademicSystem, readRelates, type CollegeMajor } from '@college/curriculum-model';
import type { Queries } from '../db';
import { invalid } from '../http/refusal';
import type { CollegeMajorFields } from './collegeMajorRepository';
import { collegeMajorMessages as messages } from './messages';
import { areChoices } from './optionRepository';

/** The fields of a major as they are stored; refuses what cannot be true of one, with a sentence. */
export async function checkCollegeMajor(db: Queries, request: CollegeMajor): Promise<Omit<CollegeMajorFields, 'translations'>> {
  const { typeId, standardId, academicYearsId } = request;
  const { name, code, stdKeywords, score, goals, comments } = request;
  if (!(await areChoices(db, 'types', [typeId]))) throw invalid(messages.typeUnknown);
  if (!(await areChoices(db, 'std', chosen(standardId)))) throw invalid(messages.standardUnknown);
  if (!(await areChoices(db, 'years', chosen(academicYearsId)))) throw invalid(messages.yearsUnknown);
  const academicSystem = await checkAcademicSystem(db, request.academicSystem);
  const sum = academicScore(academicSystem);
  if (score !== sum) throw invalid(messages.scoreWrong(sum));
  const relates = readRelates(request.relates).map((relate) => ({ ...relate, label: relate.label.trim() }));
  const nameless = relates.findIndex(({ label }) => label === '');
  if (nameless >= 0) throw invalid(messages.relateEmpty(nameless + 1));
  return {
    name,
    typeId,
    standardId: standardId || null,
    academicYearsId: academicYearsId || null,
    code: code.trim(),
    stdKeywords,
    score,
    goals,
    academicSystem,
    comments,
    relates,
  };
}

async function checkAcademicSystem(db: Queries, text: string) {
  const rows = readAcademicSystem(text);
  if (rows.length === 0) throw invalid(messages.systemEmpty);
  const bare = rows.findIndex(({ courseIds }) => courseIds.length === 0);
  if (bare >= 0) throw invalid(messages.rowWithoutCourse(bare + 1));
  for (const [index, { courseIds }] of rows.entries()) {
    if (!(await areChoices(db, 'system', courseIds))) throw invalid(messages.courseUnknown(index + 1));
  }
  return rows;
}

/** No choice is null on the wire, and 0 in some clients. */
function chosen(id: number | null): number[] {
  return id ? [id] : [];
}
