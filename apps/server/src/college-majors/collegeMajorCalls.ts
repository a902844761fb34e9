import {
  addCollegeMajor as addCall,
  deleteCollegeMajor as deleteCall,
  getCollegeMajor,
  listCollegeMajors,
  listProfessionStandards,
  listProfessionSystem,
  listProfessionTypes,
  listProfessionYears,
  listStandardsCatalogue,
  searchCollegeMajors,
  updateCollegeMajor as updateCall,
} from '@college/api-client/contract';
import { collegeMajorFields, professionOptions, wireNamesOf, type Language, type ProfessionChoiceKind } from '@college/curriculum-model';
import type { Queries } from '../db';
import { handle, type MountedCall } from '../http/call';
import { successMessages } from '../http/successMessages';
import { listChoices } from './optionRepository';
import { readCollegeMajor, readCollegeMajorPage, readFoundCollegeMajors } from './readCollegeMajors';
import { readStandards } from './readStandards';
import { addCollegeMajor, changeCollegeMajor, deleteCollegeMajor } from './saveCollegeMajor';

const saved = { success: successMessages.saved, fieldNames: wireNamesOf(collegeMajorFields) };

/** The calls about college majors: everybody with a right reads those of the own college, its managers keep them. */
export const collegeMajorCalls: readonly MountedCall[] = [
  handle(listProfessionTypes, ({ db, language }) => options(db, 'types', language)),
  handle(listProfessionStandards, ({ db, language }) => options(db, 'std', language)),
  handle(listProfessionYears, ({ db, language }) => options(db, 'years', language)),
  handle(listProfessionSystem, ({ db, language }) => options(db, 'system', language)),
  handle(getCollegeMajor, ({ db, query, caller: { collegeId }, language }) => readCollegeMajor(db, query.id, { collegeId, language })),
  handle(listCollegeMajors, ({ db, body, caller: { collegeId }, language }) => readCollegeMajorPage(db, body, { collegeId, language })),
  handle(searchCollegeMajors, ({ db, body, caller: { collegeId }, language }) => readFoundCollegeMajors(db, body, { collegeId, language })),
  handle(listStandardsCatalogue, ({ db, caller, language }) => readStandards(db, caller.collegeId, language)),
  handle(addCall, ({ db, body, caller, now, language }) => addCollegeMajor(db, body, { caller, now, language }), saved),
  handle(updateCall, ({ db, body, caller, now, language }) => changeCollegeMajor(db, body, { caller, now, language }), saved),
  handle(deleteCall, ({ db, query, caller, now, language }) => deleteCollegeMajor(db, query, { caller, now, language }), {
    success: successMessages.deleted,
  }),
];

async function options(db: Queries, kind: ProfessionChoiceKind, language: Language) {
  return professionOptions(await listChoices(db, kind), language);
}
