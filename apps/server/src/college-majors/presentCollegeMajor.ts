import {
  collegeMajorFields,
  pickFields,
  type AcademicSystemRow,
  type Bilingual,
  type CollegeMajorResponse,
  type Language,
  type RelateRow,
} from '@college/curriculum-model';
import { presentTranslations } from '../majors/presentMajor';
import type { CollegeMajorRow } from './collegeMajorRepository';

/** A college major as recorded, with the name of its category in the reader's language. */
export function presentCollegeMajor(row: CollegeMajorRow, types: ReadonlyMap<number, Bilingual>, language: Language): CollegeMajorResponse {
  const { id, version, translations } = row;
  const { typeId, standardId, academicYearsId, academicSystem, relates, ...fields } = pickFields(collegeMajorFields, row);
  const type = types.get(typeId);
  return {
    id,
    ...fields,
    type: { id: typeId, ...(type ? { name: type[language] || type.zh } : {}) },
    standard: { id: standardId },
    academicYears: { id: academicYearsId },
    academicSystem: JSON.stringify(academicSystem.map(inOrder)),
    relates: JSON.stringify(relates.map(relateInOrder)),
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

/** A college major as stored in the audit log. */
export function collegeMajorState(row: CollegeMajorRow) {
  const { id, collegeId, version, translations } = row;
  return { id, collegeId, ...pickFields(collegeMajorFields, row), version, translations };
}
