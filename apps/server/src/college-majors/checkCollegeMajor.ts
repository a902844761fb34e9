import {
  academicScore,
  collegeMajorFields,
  pickFields,
  readAcademicSystem,
  readRelates,
  type Bilingual,
  type CollegeMajor,
} from '@college/curriculum-model';
import type { Queries } from '../db';
import { codes } from '../http/codes';
import { inspectValue } from '../http/inspectValue';
import { Refusal } from '../http/refusal';
import type { CollegeMajorFields } from './collegeMajorRepository';
import { collegeMajorMessages as messages } from './messages';
import { areChoices } from './optionRepository';

/** The fields of a major as they are stored; refuses what cannot be true of one, with a sentence. */
export async function checkCollegeMajor(db: Queries, request: CollegeMajor): Promise<Omit<CollegeMajorFields, 'translations'>> {
  const { typeId, standardId, academicYearsId } = request;
  const { code, score } = request;
  if (!(await areChoices(db, 'types', [typeId]))) throw wrong('typeId', messages.typeUnknown);
  if (!(await areChoices(db, 'std', chosen(standardId)))) throw wrong('standardId', messages.standardUnknown);
  if (!(await areChoices(db, 'years', chosen(academicYearsId)))) throw wrong('academicYearsId', messages.yearsUnknown);
  const academicSystem = await checkAcademicSystem(db, request.academicSystem);
  const sum = academicScore(academicSystem);
  if (score !== sum) throw wrong('score', messages.scoreWrong(sum));
  const relates = readRelates(request.relates).map((relate) => ({ ...relate, label: relate.label.trim() }));
  // Inside JSON text, signs that no record can hold were escaped when the request was looked at.
  inspectValue({ relates: relates.map(({ label }) => label).join('\n') }, { relates: collegeMajorFields.relates.label });
  const nameless = relates.findIndex(({ label }) => label === '');
  if (nameless >= 0) throw wrong('relates', messages.relateEmpty(nameless + 1));
  return {
    ...pickFields(collegeMajorFields, request),
    standardId: standardId || null,
    academicYearsId: academicYearsId || null,
    code: code.trim(),
    academicSystem,
    relates,
  };
}

async function checkAcademicSystem(db: Queries, text: string) {
  const rows = readAcademicSystem(text);
  if (rows.length === 0) throw wrong('academicSystem', messages.systemEmpty);
  const bare = rows.findIndex(({ courseIds }) => courseIds.length === 0);
  if (bare >= 0) throw wrong('academicSystem', messages.rowWithoutCourse(bare + 1));
  for (const [index, { courseIds }] of rows.entries()) {
    if (!(await areChoices(db, 'system', courseIds))) throw wrong('academicSystem', messages.courseUnknown(index + 1));
  }
  return rows;
}

/** No choice is null on the wire, and 0 in some clients. */
function chosen(id: number | null): number[] {
  return id ? [id] : [];
}

/** A refusal that names its field, so that a form can mark it. */
export function wrong(field: keyof CollegeMajor, sentence: Bilingual): Refusal {
  return new Refusal(codes.validation, sentence, { field });
}
