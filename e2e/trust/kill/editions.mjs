/** Editions under way when a server is killed: drafts that are made, changed, merged and undone, and editions that are published; and what a database holds of them after all kills. */
import * as calls from '@college/api-client/contract';
import { compareEditions, courseList, recordsOf } from '@college/curriculum-model';
import { majorIds } from '@college/curriculum-model/fixtures';
import { readMajorState } from '../../../apps/server/src/editions/readMajorState';
import { readState } from '../../../apps/server/src/editions/stateRepository';

const majorId = majorIds.softwareEngineering;
const revised = 9;
const mostLeftOpen = 5;
const gap = { courseId: 1013, requireId: 1124 };
const undone = (receiptId) => `undo of ${receiptId}`;

/** Makes a draft, renames a course in it, merges and publishes, and undoes every other merge; after a kill it begins with a new draft. */
export function reviser(name) {
  let turn = 0;
  return {
    kind: 'edition',
    async act(client, attempt) {
      turn += 1;
      const stamp = `${name}-${turn}`;
      let draft;
      let receipt;
      const steps = [
        [stamp, async () => (draft = await makeDraft(client, stamp))],
        [`${stamp} merged`, async () => (receipt = await mergeDraft(client, draft, stamp))],
        [`${stamp} published`, () => publish(client, `${stamp} published`)],
      ];
      for (const [key, run] of steps) if ((await attempt(key, run)) !== 'acknowledged') return;
      if (turn % 2 === 0) await attempt(undone(receipt.id), () => undo(client, receipt.id));
    },
  };
}

/** Supports the indicator point of the sample without which nothing may be published. */
async function closeGap(client) {
  const { courseId, requireId } = gap;
  const { bindings, data } = await client.call(calls.getMajorMatrix, { query: { courseId } });
  const own = new Set(data.filter(({ courseUnitId }) => courseUnitId === courseId).map(({ id }) => id));
  const relations = bindings.flatMap(({ id, requireId: point, relate, goals }) =>
    own.has(id) && relate !== -1 ? [{ requireId: point, relate, goals }] : [],
  );
  if (relations.some((relation) => relation.requireId === requireId)) return;
  await client.call(calls.updateMajorMatrix, { body: { courseId, relations: [...relations, { requireId, relate: 0, goals: [] }] } });
}

async function makeDraft(client, stamp) {
  await closeGap(client);
  // Those that kills left open; a major has twenty.
  const open = (await client.call(calls.listEditions, { query: { majorId } })).filter(({ status }) => status === 'open');
  for (const { id, version } of open.slice(mostLeftOpen)) await client.call(calls.deleteEdition, { body: { id, version } });
  const body = { unique: `edition-${stamp}`, majorId, kind: 'draft', name: stamp };
  let last;
  for await (const progress of client.stream(calls.startEdition, { body })) last = progress;
  if (last?.editionId === undefined) throw new Error(`The stream of the draft ended at ${last?.percent} %.`);
  return last;
}

async function mergeDraft(client, draft, stamp) {
  const page = { majorId: draft.majorId, pageNum: 1, pageSize: 100, orderMap: { create_time: 0 } };
  const { list } = (await client.call(calls.listCourseUnits, { body: page })).pageInfo;
  const { id, version } = list[revised];
  await client.call(calls.updateCourseUnitList, { body: { list: [{ id, version, name: `课程 ${stamp}` }] } });
  const { seen } = await client.call(calls.planMerge, { body: { id: draft.editionId, into: 'current', take: 'all', choices: {} } });
  const merge = { id: draft.editionId, seen, take: 'all', choices: {}, keepOpen: false, note: stamp };
  return client.call(calls.mergeEdition, { body: merge });
}

async function publish(client, name) {
  const { seen } = await client.call(calls.planPublication, { query: { majorId } });
  await client.call(calls.publishEdition, { body: { majorId, seen, name, entryYear: 2026 } });
}

async function undo(client, id) {
  const { seen } = await client.call(calls.planUndo, { body: { id, choices: {} } });
  await client.call(calls.undoMerge, { body: { id, seen, choices: {} } });
}

/** The stamps of what is there: drafts, merges, undos and published editions; each of which a half is there is told. */
export async function editionsIn(db, tell) {
  const half = (words) => tell(`by half: ${words}`);
  const { rows: editions } = await db.execute(`
    select e.id, e.name, e.kind, e.status, e.major_id as "majorId", e.base_state_id as "baseStateId", e.state_id as "stateId", m.deleted_at is null as "isLive"
    from editions e left join majors m on m.id = e.major_id where e.home_major_id = ${majorId} order by e.id`);
  const { rows: receipts } = await db.execute(`
    select r.id, r.act, r.undo_of_id as "undoOfId", r.edition_id as "editionId", r.request ->> 'note' as note,
      (select count(*)::int from edition_receipt_parts p where p.receipt_id = r.id) as parts
    from edition_receipts r where r.home_major_id = ${majorId} order by r.id`);
  const current = await readMajorState(db, { majorId, homeMajorId: majorId });
  const undos = new Set(receipts.flatMap(({ undoOfId }) => undoOfId ?? []));
  const merged = new Set(receipts.flatMap(({ id, act, editionId }) => (act === 'merge' && !undos.has(id) ? [editionId] : [])));
  for (const { id, name, kind, status, isLive, ...states } of editions) {
    if (kind === 'published') {
      const state = await readState(db, states.stateId);
      if (state?.courses.length !== current.courses.length) half(`the published edition ${name}`);
      continue;
    }
    if (merged.has(id) !== (status === 'merged'))
      half(`the draft ${name} is ${status}, and ${merged.has(id) ? '' : 'not '}merged by its receipts`);
    if (isLive !== (status === 'open')) half(`the rows of the draft ${name}, which is ${status}`);
    if (status !== 'open') continue;
    const [base, draft] = [
      await readState(db, states.baseStateId),
      await readMajorState(db, { majorId: states.majorId, homeMajorId: majorId }),
    ];
    const changes = compareEditions(base, draft).filter(({ at }) => at !== courseList);
    if (changes.length > 1) half(`the draft ${name} differs from its base by ${changes.length} changes`);
  }
  for (const { id, parts } of receipts) if (parts !== 1) half(`the receipt ${id} has ${parts} parts`);
  const names = receipts.reduce((before, { act, note }) => (act === 'merge' ? [...before, `课程 ${note}`] : before.slice(0, -1)), []);
  const stored = current.courses.flatMap((part) => recordsOf(part, 'course')).map(({ fields }) => String(fields.name));
  const revised = stored.filter((text) => text.startsWith('课程 '));
  if (revised.join() !== (names.at(-1) ?? '')) half(`the course is called ${revised.join()}, and ${names.at(-1)} by the receipts`);
  return new Set([
    ...editions.map(({ name }) => name),
    ...receipts.map(({ act, note, undoOfId }) => (act === 'merge' ? `${note} merged` : undone(undoOfId))),
  ]);
}
