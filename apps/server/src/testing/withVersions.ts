import * as contract from '@college/api-client/contract';
import type { Endpoint } from '@college/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db';
import { findRecords } from '../translations/translatedTables';

type Fields = Record<string, unknown>;
interface Parts {
  query?: Fields | undefined;
  body?: unknown;
}

/**
 * The request with what a client sends along that has just read the record: the version as it is stored, where a call of ours needs one and none is given.
 * That such calls are refused without is shown by races/races.test.ts.
 */
export async function withVersions(db: Database, endpoint: Endpoint, { query, body }: Parts): Promise<Parts> {
  const complete = completions.get(`${endpoint.method} ${endpoint.path}`);
  return complete ? complete(db, { query, body }) : { query, body };
}

type Completion = (db: Database, parts: Parts) => Promise<Parts>;

const completions = new Map<string, Completion>([
  ...ofBody('news', contract.saveNews, contract.deleteNews),
  ...ofBody('outlines', contract.saveOutline, contract.switchOutline, contract.deleteOutline),
  ...ofBody('departments', contract.saveDepartment, contract.deleteDepartment),
  ...ofBody('editions', contract.changeEdition, contract.deleteEdition),
  ...ofBody('majors', contract.saveMajor, contract.deleteMajor),
  ...ofBody('proposals', contract.withdrawProposal),
  ...ofBody('users', contract.setUserDisabled, contract.erasePerson),
  of(contract.deleteTalentReport, async (db, { query }) => ({ query: await versioned(db, 'talent_reports', query ?? {}) })),
  of(contract.saveGraduateRequires, async (db, { body }) => ({ body: await versioned(db, 'majors', asFields(body), 'majorId') })),
  of(contract.saveMajorRows, async (db, { body }) => ({ body: await withRows(db, asFields(body)) })),
  of(contract.saveMatrices, async (db, { body }) => {
    const change = await withRows(db, asFields(body));
    const isOfRowsAlone = isFilled(change['rows']) && !isFilled(change['chapters']) && !isFilled(change['placedPoints']);
    return { body: isOfRowsAlone ? change : await versioned(db, 'course_units', change, 'courseId') };
  }),
  of(contract.saveOccupationSkills, async (db, { body }) => ({
    body: await withEach(asFields(body), 'list', (skill) => versioned(db, 'occupation_skills', skill)),
  })),
  of(contract.saveTranslations, async (db, { body }) => ({
    body: await withEach(asFields(body), 'list', (entry) => withTextsNow(db, entry)),
  })),
  of(contract.setCourseLeaders, async (db, { body }) => ({
    body: await withEach(asFields(body), 'courses', (course) => withLeadersNow(db, course)),
  })),
  of(contract.restoreHistory, async (db, { body }) => ({ body: { latestId: 2_000_000_000, ...asFields(body) } })),
  of(contract.saveAdditionalInfo, async (db, { body }) => ({ body: await withIntroduction(db, asFields(body)) })),
]);

function of(endpoint: Endpoint, complete: Completion): [string, Completion] {
  return [`${endpoint.method} ${endpoint.path}`, async (db, parts) => ({ ...parts, ...(await complete(db, parts)) })];
}

function ofBody(table: string, ...endpoints: Endpoint[]): [string, Completion][] {
  return endpoints.map((endpoint) => of(endpoint, async (db, { body }) => ({ body: await versioned(db, table, asFields(body)) })));
}

function asFields(body: unknown): Fields {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
}

async function versioned(db: Database, table: string, fields: Fields, idField = 'id'): Promise<Fields> {
  const id = storedId(fields[idField]);
  if (fields.version !== undefined || id === undefined) return fields;
  const { rows } = await db.execute<{ version: number }>(sql`select version from ${sql.identifier(table)} where id = ${id}`);
  return { ...fields, version: rows[0]?.version ?? 1 };
}

/** The number of an id that a record may have; tests of hostile input send others too. */
function storedId(value: unknown): number | undefined {
  const id = Math.abs(Number(value));
  return Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined;
}

async function withEach(fields: Fields, name: string, complete: (entry: Fields) => Promise<Fields>): Promise<Fields> {
  const list: unknown = fields[name];
  if (!Array.isArray(list)) return fields;
  const completed = [];
  for (const entry of list) completed.push(Object.keys(asFields(entry)).length > 0 ? await complete(asFields(entry)) : entry);
  return { ...fields, [name]: completed };
}

function withRows(db: Database, body: Fields): Promise<Fields> {
  return withEach(body, 'rows', (row) => versioned(db, 'course_units', row, 'courseId'));
}

async function withTextsNow(db: Database, entry: Fields): Promise<Fields> {
  const parsed = contract.saveTranslations.body.shape.list.element.safeParse(entry);
  if ('was' in entry || !parsed.success) return entry;
  const { kind, id, texts } = parsed.data;
  const [record] = await findRecords(db, kind, [id]);
  const nowOf = (field: string) => {
    const zh = record?.row[field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];
    return { zh: typeof zh === 'string' ? zh : '', en: record?.translations.en?.[field]?.text ?? '' };
  };
  return { ...entry, was: Object.fromEntries(Object.keys(texts).map((field) => [field, nowOf(field)])) };
}

async function withIntroduction(db: Database, body: Fields): Promise<Fields> {
  const id = storedId(body.courseUnitId);
  if (body.courseDesc === undefined || 'courseDescWas' in body || id === undefined) return body;
  const { rows } = await db.execute<{ introduction: string }>(sql`select introduction from course_units where id = ${id}`);
  return { ...body, courseDescWas: rows[0]?.introduction ?? '' };
}

function isFilled(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0;
}

async function withLeadersNow(db: Database, course: Fields): Promise<Fields> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select m.user_id as id from course_managers m join users u on u.id = m.user_id and u.deleted_at is null
    where m.course_unit_id = ${Number(course['id'])}`);
  return { was: rows.map(({ id }) => id), ...course };
}
