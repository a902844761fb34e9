import * as contract from '@college/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { calls } from '../calls';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { makeDraft } from '../editions/draft.test-data';
import { trashDraft } from '../editions/editionRepository';
import { contentsOf } from '../testing/contentsOf';
import { cast, sceneStart } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { attempts } from './attempts.test-data';
import {
  editionOf,
  goalOf,
  indicatorOf,
  ksaOf,
  majorOf,
  pointOf,
  requirementOf,
  rowOf,
  taskGoalOf,
  unitOf,
  type Request,
} from './place.test-data';
import { setRightsScene } from './rightsScene.test-data';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const { editions } = schema;
const nameOf = ({ method, path }: contract.Endpoint) => `${method} ${path}`;

/** Their numbers are of people's scopes, of reports, of published editions, and of majors with deadlines, which no draft is. */
const ofNoDraft = new Set<contract.Endpoint>([
  contract.insertNewUsers,
  contract.saveTalentReport,
  contract.saveDeadlines,
  contract.withdrawEdition,
  contract.createEditionLink,
  contract.deleteEditionLink,
]);

/** Records of the home whose twins a draft has, by table. */
const homeIds = {
  course_units: unitOf('own'),
  projects: rowOf('own'),
  teaching_goals: goalOf('own'),
  points: pointOf('own'),
  ksas: ksaOf('own'),
  task_goals: taskGoalOf('own'),
  graduation_requirements: requirementOf('own'),
  indicators: indicatorOf('own'),
};

/** The same request with every id of the home replaced; undefined where it names none. */
function withIds(request: Request, ids: ReadonlyMap<number, number>): Request | undefined {
  let isAny = false;
  const inDraft = (value: unknown): unknown => {
    if (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))) {
      const id = ids.get(Number(value));
      if (id === undefined) return value;
      isAny = true;
      return typeof value === 'string' ? String(id) : id;
    }
    if (value instanceof FormData) {
      const form = new FormData();
      for (const [name, part] of value.entries()) form.append(name, typeof part === 'string' ? String(inDraft(part)) : part);
      return form;
    }
    if (Array.isArray(value)) return value.map(inDraft);
    if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inDraft(each)]));
  };
  const replaced = inDraft(request) as Request;
  return isAny ? replaced : undefined;
}

describe.each(['merged', 'closed', 'locked'] as const)('a draft that was %s', (status) => {
  describeOnOneEngine('is written into by no call', (database) => {
    const server = testServer(() => database.current);
    const ids = new Map<number, number>();

    beforeAll(async () => {
      await setRightsScene(database.current);
      const { db, transaction } = database.current;
      const draftId = await makeDraft(database.current, majorOf('own'));
      for (const [table, id] of Object.entries(homeIds)) {
        const { rows } = await db.execute<{ id: number }>(
          sql`select id from ${sql.identifier(table)} where lineage_id = ${id} and id > 20000`,
        );
        ids.set(id, rows[0]!.id);
      }
      const [edition] = await db.select().from(editions).where(eq(editions.majorId, draftId));
      ids.set(majorOf('own'), draftId).set(editionOf('own'), edition!.id);
      if (status === 'locked') {
        const { id: lockedBy } = cast.majorLeader;
        const of = { editionId: edition!.id, homeMajorId: majorOf('own'), steps: [], userId: lockedBy, lockedBy };
        await db.insert(schema.proposals).values({ ...of, status: 'review', summary: '补齐支撑' });
        return;
      }
      await transaction((tx) => trashDraft(tx, draftId, sceneStart));
      await db
        .update(editions)
        .set({ status, deletedAt: status === 'closed' ? sceneStart : null })
        .where(eq(editions.id, edition!.id));
    });

    const answered = new Set(calls.map(({ endpoint }) => nameOf(endpoint)));
    // What is locked is talked about and decided as before, and so is what becomes of its edition.
    const goesOn = ({ auth, subject }: contract.Endpoint) =>
      status === 'locked' && (auth === 'read' || auth === 'signedIn' || subject?.kind === 'edition' || subject?.kind === 'proposal');
    const writing = attempts.filter(
      ({ endpoint }) => endpoint.writes && answered.has(nameOf(endpoint)) && !ofNoDraft.has(endpoint) && !goesOn(endpoint),
    );

    it('whatever it is: a sentence names the draft and what became of it, and nothing is stored', async () => {
      const before = await contentsOf(database.current);
      const faults: string[] = [];
      const tried = new Set<string>();
      for (const { endpoint, full, request } of writing) {
        // Copied out of a locked draft is only read; into it, refused.
        const isCopy = endpoint === contract.uploadCopyParams || endpoint === contract.copyCourse;
        const sent = withIds((status === 'locked' && isCopy ? request : (full ?? request))('own', cast.collegeAdmin), ids);
        if (!sent) continue;
        tried.add(nameOf(endpoint));
        const { code, message } = await server.call(endpoint, { as: 'collegeAdmin', ...sent });
        const said = {
          merged: '「2026 修订稿」已经合并到现行版',
          closed: '「2026 修订稿」已被删除',
          locked: '在评审「补齐支撑」期间锁定了内容',
        };
        if (code === '0' || !message.includes(said[status])) faults.push(`${nameOf(endpoint)}: ${code} ${message}`);
      }
      expect(faults).toEqual([]);
      expect(await contentsOf(database.current)).toEqual(before);
      const subjects = new Set(['major', 'course', 'project', 'goal', 'edition']);
      const about = Object.values<contract.Endpoint>(contract.allEndpoints).filter(
        (endpoint) =>
          endpoint.writes &&
          !ofNoDraft.has(endpoint) &&
          !goesOn(endpoint) &&
          answered.has(nameOf(endpoint)) &&
          endpoint.subject &&
          subjects.has(endpoint.subject.kind),
      );
      expect(about.map(nameOf).filter((name) => !tried.has(name))).toEqual([]);
      expect(tried.size).toBeGreaterThan(about.length - 1);
    });
  });
});
