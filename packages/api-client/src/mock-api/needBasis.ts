import type { allEndpoints, EndpointName } from '../contract';
import type { BodyOutput, QueryOutput } from '../core/endpoint';
import { refusals } from './refusals';

type Calls = typeof allEndpoints;
interface Input<Name extends EndpointName> {
  query: QueryOutput<Calls[Name]>;
  body: BodyOutput<Calls[Name]>;
}

/** What each call of ours that changes a stored record was based on; undefined in the list stands for one that was left out (decision 42). */
const bases: { readonly [Name in EndpointName]?: (input: Input<Name>) => readonly unknown[] } = {
  changeEdition: ({ body }) => [body.version],
  deleteEdition: ({ body }) => [body.version],
  withdrawEdition: ({ body }) => [body.version],
  saveNews: ({ body }) => (body.id === 0 ? [] : [body.version]),
  deleteNews: ({ body }) => [body.version],
  saveOutline: ({ body }) => (body.id === 0 ? [] : [body.version]),
  switchOutline: ({ body }) => [body.version],
  deleteOutline: ({ body }) => [body.version],
  saveDepartment: ({ body }) => (body.id === 0 ? [] : [body.version]),
  deleteDepartment: ({ body }) => [body.version],
  saveMajor: ({ body }) => (body.id === 0 ? [] : [body.version]),
  deleteMajor: ({ body }) => [body.version],
  deleteTalentReport: ({ query }) => [query.version],
  saveGraduateRequires: ({ body }) => [body.version],
  saveMajorRows: ({ body }) => body.rows.map(({ version }) => version),
  // Where only rows of the major matrix change, the versions of their courses are enough.
  saveMatrices: ({ body: { version, rows, chapters, placedPoints } }) => [
    ...(rows.length === 0 || chapters.length > 0 || placedPoints.length > 0 ? [version] : []),
    ...rows.map((row) => row.version),
  ],
  saveOccupationSkills: ({ body }) => body.list.filter(({ id }) => id !== 0).map(({ version }) => version),
  saveTranslations: ({ body }) => body.list.flatMap(({ texts, was = {} }) => Object.keys(texts).map((field) => was[field])),
  saveAdditionalInfo: ({ body: { courseDesc, courseDescWas } }) => (courseDesc === undefined ? [] : [courseDescWas]),
  setCourseLeaders: ({ body }) => body.courses.map(({ was }) => was),
  setUserDisabled: ({ body }) => [body.version],
  erasePerson: ({ body }) => [body.version],
  saveBudgets: ({ body }) => [body.version],
  saveCampusProvider: ({ body }) => (body.id === 0 ? [] : [body.version]),
  deleteCampusProvider: ({ body }) => [body.version],
  setStaffNumbers: ({ body }) => body.list.map(({ was }) => was),
  saveLocalSignIn: ({ body }) => [body.version],
  editComment: ({ body }) => [body.version],
  removeComment: ({ body }) => [body.version],
  resolveThread: ({ body }) => [body.version],
  acceptFinding: ({ body }) => [body.basis],
  applyFix: ({ body }) => [body.basis],
  saveCollegeRules: ({ body }) => [body.version],
  saveDeadlines: ({ body }) => [body.version],
  saveRetention: ({ body }) => [body.version],
  saveReviewSteps: ({ body }) => [body.version],
  withdrawProposal: ({ body }) => [body.version],
  restoreHistory: ({ body }) => [body.latestId],
};

/** Refuses a call of ours that does not say what it is based on, as a server does. */
export function needBasis(name: EndpointName, input: { query: unknown; body: unknown }): void {
  const basisOf = bases[name] as ((input: unknown) => readonly unknown[]) | undefined;
  if (basisOf?.(input).includes(undefined)) throw refusals.versionMissing();
}
