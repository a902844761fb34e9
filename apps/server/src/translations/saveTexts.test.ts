import * as contract from '@college/api-client/contract';
import { storedList, type CourseText, type Goal } from '@college/curriculum-model';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { cellOf, goalOf, indicatorOf, ksaOf, majorOf, pointOf, requirementOf, rowOf, taskGoalOf, unitOf } from '../rights/place.test-data';
import { setRightsScene } from '../rights/rightsScene.test-data';
import type { Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

describeOnEachEngine('English texts', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setRightsScene(database.current);
    server.forgetSessions();
  });

  const save = (list: unknown[], as: Role = 'majorLeader') => server.call(contract.saveTranslations, { as, body: { list } });
  const texts = async (as: Role = 'majorLeader', language = 'zh') => {
    const query = { courseid: unitOf('own') };
    const reply = await server.call(contract.listCourseTexts, { as, query, headers: { 'accept-language': language } });
    return reply.data as CourseText[];
  };
  const textOf = async (kind: string, field: string) => (await texts()).find((text) => text.kind === kind && text.field === field)!;
  const unit = async () => {
    const [row] = await database.current.db
      .select()
      .from(schema.courseUnits)
      .where(eq(schema.courseUnits.id, unitOf('own')));
    return row!;
  };

  it('are stored with the Chinese of every kind of record, and read in the order of the paper', async () => {
    await database.current.db
      .update(schema.courseMatrixEntries)
      .set({ study: '讨论' })
      .where(eq(schema.courseMatrixEntries.id, cellOf('own')));
    const list = [
      { kind: 'ksa', id: ksaOf('own'), texts: { description: 'knowledge' } },
      { kind: 'course', id: unitOf('own'), texts: { name: '  Course one  ' } },
      { kind: 'taskGoal', id: taskGoalOf('own'), texts: { description: 'a task' } },
      { kind: 'goal', id: goalOf('own'), texts: { description: 'a goal' } },
      { kind: 'project', id: rowOf('own'), texts: { name: 'A chapter' } },
      { kind: 'courseCell', id: cellOf('own'), texts: { study: 'discussion' } },
      { kind: 'point', id: pointOf('own'), texts: { title: 'a point' } },
      { kind: 'point', id: pointOf('own'), texts: { description: 'about it' } },
      { kind: 'require', id: requirementOf('own'), texts: { description: 'one' } },
      { kind: 'indicator', id: indicatorOf('own'), texts: { description: 'one one' } },
    ];
    const reply = await save(list);
    expect(reply).toMatchObject({ code: '0', message: '译文已保存' });
    // Requirements are of the major, so no course is answered.
    expect(reply.data).toEqual({ list: list.map(({ kind, id }) => expect.objectContaining({ kind, id })) });
    const read = await texts('courseLeader', 'en');
    expect(read.map(({ kind, place, en }) => [kind, place, en])).toEqual([
      ['course', [], 'Course one'],
      ['require', [], 'one'],
      ['indicator', ['one'], 'one one'],
      ['goal', ['one one'], 'a goal'],
      ['project', [], 'A chapter'],
      ['courseCell', ['A chapter', 'a goal', 'a point'], 'discussion'],
      ['taskGoal', ['A chapter'], 'a task'],
      ['point', ['a point'], 'a point'],
      ['point', ['a point'], 'about it'],
      ['ksa', ['K1'], 'knowledge'],
    ]);
    expect(read.filter(({ editable }) => !editable).map(({ kind }) => kind)).toEqual(['require', 'indicator']);
    const audit = await database.current.db.select().from(schema.auditLog);
    expect(audit.map(({ entity }) => entity).toSorted()).toEqual(
      ['courseMatrix', 'courseUnit', 'goal', 'graduateRequires', 'points', 'taskGoals'].toSorted(),
    );
    expect(JSON.stringify(audit.map(({ before }) => before))).not.toContain('Course one');
    expect(JSON.stringify(audit.map(({ after }) => after))).toContain('Course one');
  });

  it('are outdated once their Chinese is saved by a client without English, and current once they are confirmed', async () => {
    await save([{ kind: 'goal', id: goalOf('own'), texts: { description: 'a goal' } }]);
    const goal = { id: goalOf('own'), parentId: indicatorOf('own'), courseId: unitOf('own'), description: '新的目标' };
    const changed = await server.call(contract.updateCourseGoals, { as: 'majorLeader', body: [goal] });
    expect((changed.data as Goal[])[0]!.translations!.en!['description']).toMatchObject({ text: 'a goal', older: true });
    expect(await textOf('goal', 'description')).toMatchObject({ zh: '新的目标', en: 'a goal', older: true });
    await save([{ kind: 'goal', id: goalOf('own'), texts: { description: 'a goal' } }]);
    expect((await textOf('goal', 'description')).older).toBeUndefined();
  });

  it('count as a revision of their course, so that nobody overwrites them with what was read before', async () => {
    const before = await unit();
    await save([{ kind: 'point', id: pointOf('own'), texts: { title: 'a point' } }]);
    expect((await unit()).version).toBe(before.version + 1);
    await save([{ kind: 'course', id: unitOf('own'), texts: { name: 'Course' } }]);
    expect((await unit()).version).toBe(before.version + 2);
    // A goal has a version of its own.
    await save([{ kind: 'goal', id: goalOf('own'), texts: { description: 'a goal' } }]);
    expect((await unit()).version).toBe(before.version + 2);
    const points = [{ id: pointOf('own'), title: '课点', description: '描述', translations: {} }];
    const stale = await server.call(contract.savePoints, {
      as: 'majorLeader',
      body: { courseId: unitOf('own'), version: before.version, points },
    });
    expect(stale.code).toBe('30009');
    expect(await textOf('point', 'title')).toMatchObject({ en: 'a point' });
    const { version } = (
      await database.current.db
        .select()
        .from(schema.majors)
        .where(eq(schema.majors.id, majorOf('own')))
    )[0]!;
    await save([{ kind: 'indicator', id: indicatorOf('own'), texts: { description: 'one' } }]);
    expect(
      (
        await database.current.db
          .select()
          .from(schema.majors)
          .where(eq(schema.majors.id, majorOf('own')))
      )[0]!.version,
    ).toBe(version + 1);
  });

  it('are answered with the unit as it reads back, where all of them are of one', async () => {
    const { data } = await save([
      { kind: 'point', id: pointOf('own'), texts: { title: 'a point' } },
      { kind: 'goal', id: goalOf('own'), texts: { description: 'a goal' } },
    ]);
    const { record } = storedList(contract.saveTranslations.data.parse(data));
    const stored = await server.call(contract.getCourseUnit, { as: 'majorLeader', query: { courseid: unitOf('own') } });
    expect(record).toEqual(contract.getCourseUnit.data.parse(stored.data));
    expect(record!.pointksa[0]!.translations!.en!['title']!.text).toBe('a point');
  });

  it('are removed by an empty text', async () => {
    await save([{ kind: 'course', id: unitOf('own'), texts: { name: 'Course' } }]);
    const { data } = await save([{ kind: 'course', id: unitOf('own'), texts: { name: ' ' } }]);
    const [saved] = storedList(contract.saveTranslations.data.parse(data)).list;
    expect(saved!.translations).toEqual({});
    expect((await textOf('course', 'name')).en).toBeUndefined();
  });

  it('appear in the history of what they belong to', async () => {
    await save([{ kind: 'report', id: unitOf('own'), texts: { others: 'Other' } }]);
    const [entry] = await database.current.db.select().from(schema.auditLog).orderBy(desc(schema.auditLog.id)).limit(1);
    expect(entry).toMatchObject({ entity: 'report', entityId: unitOf('own'), userId: 5, action: 'updated' });
    expect(entry!.after).toMatchObject({ translations: { en: { others: { text: 'Other' } } } });
  });

  it.each([
    [[{ kind: 'course', texts: { code: 'x' } }], '30001', '「code」不是可以翻译的文字。'],
    [[{ kind: 'course', texts: { __proto__: 'x', constructor: 'x' } }], '30001', '「constructor」不是可以翻译的文字。'],
    [[{ kind: 'course', texts: { name: 'x'.repeat(201) } }], '30001', '「name」的英文最多 200 个字符。'],
    [
      [
        { kind: 'course', texts: { name: 'a' } },
        { kind: 'news', texts: { title: 'x' } },
      ],
      '30004',
      '找不到该数据，可能已被删除。',
    ],
    [
      [
        { kind: 'course', texts: { name: 'a' } },
        { kind: 'course', id: 999_999, texts: { name: 'x' } },
      ],
      '30004',
      '找不到该数据，可能已被删除。',
    ],
    [
      [
        { kind: 'course', texts: { name: 'a' } },
        { kind: 'course', id: unitOf('otherCollege'), texts: { name: 'x' } },
      ],
      '30003',
      undefined,
    ],
    [[{ kind: 'course', texts: { name: 'a\u0000b' } }], '30001', undefined],
    [[{ kind: 'odd', texts: {} }], '30001', undefined],
    [[], '30001', undefined],
  ])('are refused as %j, and none of them is saved', async (list, code, sentence) => {
    const reply = await save(list.map((entry) => ({ id: unitOf('own'), ...entry })));
    expect(reply.code).toBe(code);
    if (sentence !== undefined) expect(reply.message).toBe(sentence);
    expect(reply.message).not.toBe('');
    expect((await unit()).translations).toEqual({});
    expect(await database.current.db.select().from(schema.auditLog)).toEqual([]);
  });
});
