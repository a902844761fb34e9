import * as contract from '@college/api-client/contract';
import {
  mostFigures,
  type Edition,
  type EditionChange,
  type EditionComparison,
  type EditionFiguresList,
  type PageInfo,
  type ToldFinding,
} from '@college/curriculum-model';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { setCopyScene } from '../../copy/copySource.test-data';
import { readStream } from '../../copy/readStream.test-data';
import { schema } from '../../db';
import { describeOnEachEngine } from '../../db/testing';
import { apiBase } from '../../http/apiBase';
import { sceneStart, type Role } from '../../testing/scene';
import { testServer } from '../../testing/testServer';
import { courseInDraft } from '../draft.test-data';
import { readMajorState } from '../readMajorState';
import { canonicalPart, hashOf } from '../partContent';

vi.setConfig({ testTimeout: 60_000 });

const { courseUnits, curriculumLiveParts, curriculumParts, editions, majorMatrixEntries } = schema;

describeOnEachEngine('comparing editions', (database) => {
  const server = testServer(() => database.current);
  let draft: { editionId: number; majorId: number };
  let course: number;

  beforeEach(async () => {
    await setCopyScene(database.current);
    await database.current.db.execute(sql`select setval(pg_get_serial_sequence(table_name, 'id'), 20000) from information_schema.columns
      where table_schema = 'public' and column_name = 'id' and identity_generation = 'BY DEFAULT'`);
    server.forgetSessions();
    server.clock.now = sceneStart;
    draft = await start('edition-compared');
    course = await courseInDraft(database.current, draft.majorId, 1001);
    server.clock.now = new Date(sceneStart.getTime() + 60_000);
  });

  async function start(unique: string) {
    const headers = { authToken: await server.tokenOf('departmentManager'), 'content-type': 'application/json' };
    const body = JSON.stringify({ unique, majorId: 101, kind: 'draft', name: '2026 修订稿', entryYear: 2026 });
    const events = await readStream(await server.request(`${apiBase}/edition/start`, { method: 'POST', headers, body }));
    return events.at(-1)!.data as unknown as { editionId: number; majorId: number };
  }
  const sides = () => ({ left: `base:${draft.editionId}`, right: `edition:${draft.editionId}` });
  const compare = async (query: object = sides(), as: Role = 'courseEditor') =>
    (await server.call(contract.getEditionComparison, { as, query: { ...query } })) as {
      code: string;
      message: string;
      data: EditionComparison;
    };
  const changes = async (query: object = {}) => {
    const reply = await server.call(contract.listEditionChanges, {
      as: 'courseEditor',
      query: { ...sides(), pageNum: 1, pageSize: 20, ...query },
    });
    expect([reply.code, reply.message]).toEqual(['0', expect.any(String)]);
    return (reply.data as PageInfo<EditionChange>).pageInfo;
  };
  const rename = async (id: number, name: string, as: Role = 'majorEditor') => {
    const { code, message } = await server.call(contract.updateCourseUnitList, { as, body: { list: [{ id, name }] } });
    expect([code, message]).toEqual(['0', expect.any(String)]);
  };

  it('finds nothing between a draft that was just made and its base, and reads no row of its courses', async () => {
    const rowsRead = vi.spyOn(await import('../readCourseRows'), 'readCourseTexts');
    const { data } = await compare();
    expect(data).toMatchObject({
      homeMajorId: 101,
      homeMajorName: '软件工程',
      left: { kind: 'base', name: '2026 修订稿 · 基线', majorId: null },
      right: { kind: 'draft', name: '2026 修订稿', entryYear: 2026, majorId: draft.majorId },
      changes: 0,
      parts: [],
      people: [],
      coverage: { opened: [], closed: [] },
    });
    expect(data.redline.rows.map(({ lineage, mark }) => [lineage, mark])).toContainEqual([1001, 'same']);
    expect(rowsRead).not.toHaveBeenCalled();
    rowsRead.mockRestore();
  });

  it('says what changed, in which course, by whom, and where it can be opened', async () => {
    await rename(course, '数据结构与算法');
    const { data } = await compare();
    expect(data).toMatchObject({
      changes: 1,
      parts: [{ course: { lineage: 1001, name: '数据结构与算法' }, changes: 1, leftCourseId: null, rightCourseId: course }],
      topics: [{ topic: 'course', changes: 1 }],
      people: [{ userName: 'majorEditor', changes: 1 }],
    });
    const { list, total } = await changes();
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({
      way: 'renamed',
      fields: [{ label: '课程名称', after: '数据结构与算法', isText: true }],
      authors: [{ userName: 'majorEditor', at: server.clock.now.toISOString() }],
    });
    expect((await changes({ part: 1001, topics: 'course,goal' })).total).toBe(1);
    expect((await changes({ part: 0 })).total + (await changes({ topics: 'goal' })).total + (await changes({ gaps: 1 })).total).toBe(0);
    expect((await changes({ userId: data.people[0]!.userId })).total).toBe(1);
  });

  it('tells the draft and the current edition apart, also who worked in which', async () => {
    await rename(course, '草稿');
    await rename(1001, '现行', 'majorLeader');
    const { data } = await compare({ left: 'current:101', right: `edition:${draft.editionId}` });
    expect(data.parts).toMatchObject([{ changes: 1, leftCourseId: 1001, rightCourseId: course }]);
    expect(data.people.map(({ userName }) => userName).toSorted()).toEqual(['majorEditor', 'majorLeader']);
    expect((await compare()).data.people.map(({ userName }) => userName)).toEqual(['majorEditor']);
  });

  it('says in the language of the reader which gap a change opens', async () => {
    await database.current.db.delete(majorMatrixEntries).where(eq(majorMatrixEntries.courseUnitId, course));
    await database.current.db.update(courseUnits).set({ position: '' }).where(eq(courseUnits.id, course));
    const { data } = await compare();
    expect(data.coverage.opened.length).toBeGreaterThan(0);
    expect(data.parts[0]).toMatchObject({ course: { lineage: 1001 }, opens: true });
    const { list } = await changes({ gaps: 1 });
    const messages = list.flatMap(({ effects }) => effects.map(({ message }) => message));
    expect(messages.some((message) => message.startsWith('指标点 1.1'))).toBe(true);
  });

  it('notes the part of a course that was read, at its revision and never at another', async () => {
    const { db } = database.current;
    const stored = async () =>
      (await db.select({ hash: curriculumLiveParts.hash }).from(curriculumLiveParts).where(eq(curriculumLiveParts.courseUnitId, course)))[0]
        ?.hash;
    const before = await stored();
    await rename(course, '数据结构与算法');
    expect((await compare()).data.changes).toBe(1);
    const after = await stored();
    expect(after).not.toBe(before);
    const { courses } = await readMajorState(db, { majorId: draft.majorId, homeMajorId: 101 });
    expect(courses.map((part) => hashOf(canonicalPart(part)))).toContain(after);
    const [home] = await db.select({ name: courseUnits.name }).from(courseUnits).where(eq(courseUnits.id, 1001));
    await rename(course, home!.name);
    expect((await compare()).data.changes).toBe(0);
    expect(await stored()).toBe(before);
  });

  it('answers also where nothing can be stored', async () => {
    await rename(course, '数据结构与算法');
    await database.current.db.execute(sql`
      create function refuse_part() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
      create trigger refuse_part before insert on curriculum_parts for each row execute function refuse_part()`);
    expect((await compare()).data.changes).toBe(1);
    await database.current.db.execute(sql`drop trigger refuse_part on curriculum_parts; drop function refuse_part`);
  });

  it('refuses what is not there, what is of another major, and who may not read', async () => {
    const refusal = async (query: object, as?: Role) => {
      const { code, message } = await compare(query, as);
      return [code, message];
    };
    expect(await refusal({ left: 'current:101', right: 'edition:999' })).toEqual(['30004', '找不到该版本，可能已被删除。']);
    expect(await refusal({ left: 'current:101', right: 'current:102' })).toEqual(['30001', '只能比较同一专业的两个版本。']);
    expect((await refusal({ left: 'current:101', right: 'draft:1' }))[0]).toBe('30001');
    expect((await refusal(sides(), 'otherAdmin'))[0]).toBe('30003');
    expect((await refusal(sides(), 'demo'))[0]).toBe('30003');
    const { data: own } = await server.call(contract.getEdition, { as: 'departmentManager', query: { id: draft.editionId } });
    await server.call(contract.deleteEdition, {
      as: 'departmentManager',
      body: { id: draft.editionId, version: (own as Edition).version },
    });
    expect(await refusal(sides())).toEqual(['30004', '找不到该版本，可能已被删除。']);
  });

  it('sets several states side by side, each against the current edition', async () => {
    await rename(course, '数据结构与算法');
    const refs = [`edition:${draft.editionId}`, `base:${draft.editionId}`, 'current:101'];
    const { data } = await server.call(contract.getEditionFigures, { as: 'courseEditor', query: { refs: refs.join(',') } });
    expect((data as EditionFiguresList).map(({ side, changes: count, coursesTouched }) => [side.ref, count, coursesTouched])).toEqual([
      [refs[0], 1, 1],
      [refs[1], 0, 0],
      [refs[2], 0, 0],
    ]);
    const tooMany = Array.from({ length: mostFigures + 1 }, () => 'current:101').join(',');
    expect((await server.call(contract.getEditionFigures, { as: 'courseEditor', query: { refs: tooMany } })).code).toBe('30001');
  });

  it('lists what the rules find in a state, and follows an edit of one of its courses', async () => {
    const found = async (ref: string) => {
      const { data } = await server.call(contract.getEditionFindings, { as: 'courseEditor', query: { ref } });
      return (data as { findings: ToldFinding[] }).findings;
    };
    const before = await found('current:101');
    expect(before.map(({ rule }) => rule)).toContain('assess.percent-sum');
    expect(new Set(before.map(({ id }) => id)).size).toBe(before.length);
    // A state without rows finds the same, and says of none where it stands.
    expect(await found(`base:${draft.editionId}`)).toEqual(before.map((finding) => ({ ...finding, here: undefined })));
    await rename(course, '略');
    const after = await found(`edition:${draft.editionId}`);
    expect(after.filter(({ rule }) => rule === 'text.placeholder').map(({ owner }) => owner.zh)).toEqual(['略']);
    expect(await found('current:101')).toEqual(before);
  });

  it('tells in the list how far each edition went, where that is asked for', async () => {
    await rename(course, '草稿');
    await rename(1001, '现行');
    const list = async (query: object) =>
      (await server.call(contract.listEditions, { as: 'courseEditor', query: { majorId: 101, ...query } })).data as Edition[];
    expect((await list({}))[0]).not.toHaveProperty('figures');
    const [edition] = await list({ figures: 1 });
    expect(edition?.figures).toMatchObject({ changes: 1, coursesTouched: 1, behind: { changes: 1, conflicts: 1 } });
    const { data } = await server.call(contract.getEdition, { as: 'courseEditor', query: { id: draft.editionId, figures: 1 } });
    expect((data as Edition).figures).toEqual(edition?.figures);
    await database.current.db.update(editions).set({ status: 'merged', majorId: null }).where(eq(editions.id, draft.editionId));
    expect((await list({ figures: 1 }))[0]?.figures).toBeNull();
  });

  it('gives the revision comparison table as PDF and as Word, in each language', async () => {
    await rename(course, '数据结构与算法');
    for (const [query, start, name] of [
      [{}, '%PDF-', '软件工程 修订对照表.pdf'],
      [{ editable: '1', languages: 'both' }, 'PK', '软件工程 修订对照表.docx'],
      [{ languages: 'en' }, '%PDF-', '软件工程 Revision comparison table.pdf'],
    ] as const) {
      const { bytes, headers, code } = await server.call(contract.exportEditionComparison, {
        as: 'courseEditor',
        query: { ...sides(), ...query },
      });
      expect(code).toBe('');
      expect(Buffer.from(bytes).toString('latin1').startsWith(start)).toBe(true);
      expect(decodeURIComponent(headers.get('content-disposition')!.split("''")[1]!)).toBe(name);
    }
  });

  it('stores each part once, however often it is compared', async () => {
    await rename(course, '数据结构与算法');
    await compare();
    const count = await database.current.db.$count(curriculumParts);
    await compare();
    await changes();
    expect(await database.current.db.$count(curriculumParts)).toBe(count);
  });
});
