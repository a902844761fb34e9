import type { AcademicSystemRow, Bilingual, CollegeMajorResponse, Language, RelateRow } from '@college/curriculum-model';
import { presentTranslations } from '../majors/presentMajor';
import type { CollegeMajorRow } from './collegeMajorRepository';

/** A college major as recorded, with the name of its category in the reader's language. */
export function presentCollegeMajor(row: CollegeMajorRow, types: ReadonlyMap<number, Bilingual>, language: Language): CollegeMajorResponse {
  const { id, name, typeId, standardId, academicYearsId, code, stdKeywords, score, goals, comments, version, translations } = row;
  const type = types.get(typeId);
  return {
    id,
    name,
    type: { id: typeId, ...(type ? { name: type[language] || type.zh } : {}) },
    standard: { id: standardId },
    academicYears: { id: academicYearsId },
    code,
    stdKeywords,
    score,
    goals,
    academicSystem: JSON.stringify(row.academicSystem.map(inOrder)),
    comments,
    relates: JSON.stringify(row.relates.map(relateInOrder)),
    version,
    translations: presentTranslations(translations),
  };
}

// The database returns JSON keys in its own order; equal rows must serialize to equal text.
function inOrder({ courseIds, score }: AcademicSystemRow): AcademicSystemRow {
  return { courseIds, score };
}

function relateInOrder({ label, occupationLevel, demandType }: RelateRow): RelateRow {
  return {
    label,
    ...(occupationLevel === undefined ? {} : { occupationLevel }),
    ...(demandType === undefined ? {} : { demandType }),
  };
}

/** A college major as the audit log keeps it. */
export function collegeMajorState(row: CollegeMajorRow) {
  const { id, collegeId, name, typeId, standardId, academicYearsId, code, stdKeywords, score, goals } = row;
  const { academicSystem, comments, relates, version, translations } = row;
  const fields = { name, typeId, standardId, academicYearsId, code, stdKeywords, score, goals, academicSystem, comments, relates };
  return { id, collegeId, ...fields, version, translations };
}
