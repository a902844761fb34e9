import { compareEditions, recordKinds, shapeOf, type CurriculumState, type StatePart } from '@college/curriculum-model';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { copyScene, setCopyScene } from '../copy/copySource.test-data';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { cast, sceneStart } from '../testing/scene';
import { makeDraft } from './draft.test-data';
import { canonicalPart, hashOf, packPart, partFormat, unpackPart } from './partContent';
import { readMajorState } from './readMajorState';
import { readState, storeState } from './stateRepository';
import { stateTables } from './stateTables';

const taken = { homeMajorId: 101, userId: cast.collegeAdmin.id, occasion: 'base', now: sceneStart } as const;
const withoutHash = ({ major, courses }: CurriculumState) => {
  const bare = ({ kind, lineage, records }: StatePart) => ({ kind, lineage, records });
  return { major: bare(major), courses: courses.map(bare) };
};

describe('the columns of a curriculum', () => {
  it.each(recordKinds)('of kind %s are each a field, said otherwise, or named as technical', (kind) => {
    const { table, fields, said, technical } = stateTables[kind];
    const named = [...Object.keys(fields), ...said, ...technical];
    expect(named.toSorted()).toEqual(Object.keys(getTableColumns(table)).toSorted());
  });

  it.each(recordKinds)('of kind %s hold all fields of its shape', (kind) => {
    const { fields, said } = stateTables[kind];
    const elsewhere = ['number', 'isBound', ...said];
    const missing = Object.keys(shapeOf(kind).fields).filter((name) => {
      const column = name.replace(/\.en$/, '');
      return !(column in fields) && !elsewhere.includes(column);
    });
    expect(missing).toEqual([]);
  });
});

describeOnEachEngine('the state of a curriculum', (database) => {
  beforeEach(() => setCopyScene(database.current));

  const readHome = () => readMajorState(database.current.db, { majorId: 101, homeMajorId: 101 });

  it('has every kind of record, by lineage and without what belongs to the rows alone', async () => {
    const { major, courses } = await readHome();
    const kinds = [major, ...courses].flatMap(({ records }) => Object.keys(records));
    expect(recordKinds.filter((kind) => !kinds.includes(kind))).toEqual([]);
    const course = courses.find(({ lineage }) => lineage === 1001)!;
    expect(course.records.course).toEqual([{ key: '', fields: expect.objectContaining({ name: expect.any(String) }) }]);
    expect(course.records.placedKsa![0]!.key.split('-')).toHaveLength(5);
  });

  it('is the same of a draft that was just made, whose rows are others', async () => {
    const home = await readHome();
    const draft = await makeDraft(database.current, 101);
    const own = await readMajorState(database.current.db, { majorId: draft, homeMajorId: 101 });
    expect(own).toEqual(home);
    const again = await makeDraft(database.current, 101);
    expect(await readMajorState(database.current.db, { majorId: again, homeMajorId: 101 })).toEqual(home);
  });

  it('tells what was changed in the draft since', async () => {
    const { db } = database.current;
    const home = await readHome();
    const draft = await makeDraft(database.current, 101);
    await db
      .update(schema.courseUnits)
      .set({ name: '改名' })
      .where(sql`major_id = ${draft} and lineage_id = 1001`);
    const changes = compareEditions(home, await readMajorState(db, { majorId: draft, homeMajorId: 101 }));
    expect(changes).toEqual([
      { type: 'changed', at: 'course:1001', fields: [{ name: 'name', before: expect.any(String), after: '改名' }] },
    ]);
  });

  it('is stored and read again, and shares its parts with the next one', async () => {
    const { db } = database.current;
    const state = await readHome();
    const parts = state.courses.length + 1;
    const first = await storeState(db, state, taken);
    expect(withoutHash((await readState(db, first))!)).toEqual(state);
    expect(await db.$count(schema.curriculumParts)).toBe(parts);
    await db.update(schema.courseUnits).set({ introduction: '新的简介' }).where(eq(schema.courseUnits.id, copyScene.sourceId));
    const second = await storeState(db, await readHome(), taken);
    expect(await db.$count(schema.curriculumParts)).toBe(parts + 1);
    const [before, after] = [(await readState(db, first))!, (await readState(db, second))!];
    expect(before.major.hash).toBe(after.major.hash);
    expect(compareEditions(before, after)).toEqual([
      {
        type: 'changed',
        at: `course:${copyScene.sourceId}`,
        fields: [expect.objectContaining({ name: 'introduction', after: '新的简介' })],
      },
    ]);
    expect(await readState(db, 1)).toBeUndefined();
  });
});

describe('a stored part', () => {
  const part: StatePart = {
    kind: 'course',
    lineage: 7,
    records: { course: [{ key: '', fields: { name: '数据结构', theoryPeriod: 48 } }], point: [{ key: '5', fields: { title: '栈' } }] },
  };

  it('has the same hash in whatever order its content came', () => {
    const [course] = part.records.course!;
    const other = {
      lineage: 7,
      kind: 'course',
      records: { point: part.records.point!, course: [{ fields: { theoryPeriod: 48, name: '数据结构' }, key: '' }] },
    };
    expect(hashOf(canonicalPart(other as StatePart))).toBe(hashOf(canonicalPart(part)));
    expect(hashOf(canonicalPart({ ...part, records: { ...part.records, course: [{ ...course!, fields: { name: '' } }] } }))).not.toBe(
      hashOf(canonicalPart(part)),
    );
  });

  it('is read in the format in which it was written, but not in one of a later version', async () => {
    const content = await packPart(canonicalPart(part));
    expect((await unpackPart({ hash: 'h', format: 1, content })).part).toEqual({ ...part, hash: 'h' });
    await expect(unpackPart({ hash: 'h', format: partFormat + 1, content })).rejects.toThrow('later version');
  });
});
