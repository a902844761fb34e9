import { maxNewUsers, resolveScopesIn, scopeLevelsIn, type NewUserRow, type ScopeWish } from '@college/curriculum-model';
import { sampleUser } from '@college/curriculum-model/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someScopes } from '../fakes/someScopes';
import { grantsOf } from './grants';
import { emptyInsert, insertUsersReducer, isBusy, type InsertEvent, type InsertState } from './insertUsersState';
import { noPlaces, withResolved } from './knownPlaces';
import { insertUsersMessages } from './messages';
import { rowFaults } from './rowFaults';

const wishes: ScopeWish[] = [
  { level: 'course', name: '数据结构' },
  { level: 'course', name: '天文学' },
  { level: 'course', id: 4711 },
  { level: 'major', id: 1001 },
];
const paths = resolveScopesIn(someScopes, wishes, () => true);
const grants = grantsOf(sampleUser('collegeAdmin'), scopeLevelsIn(someScopes, { depth: 1 }), withResolved(noPlaces, wishes, paths));
const unknown = grantsOf(sampleUser('collegeAdmin'), scopeLevelsIn(someScopes, { depth: 1 }), noPlaces);
const wang: NewUserRow = { userName: '王岚', email: 'wang@college.example', permissionId: 3010, relativeId: 1004 };
const run = (events: readonly InsertEvent[], start: InsertState = emptyInsert) => events.reduce(insertUsersReducer, start);
const read = (...rows: NewUserRow[]): InsertEvent => ({ type: 'rowsRead', rows, grants });
const faultsOf = (state: InsertState) => rowFaults(state, { grants, language: 'zh', text: insertUsersMessages.zh });

describe('people to be added', () => {
  it('parses words as numbers, and assigns rows without a right the chosen one', () => {
    const state = run([
      { type: 'defaultChosen', right: { permissionId: 2010, relativeId: 1001 } },
      read({ ...wang, permissionId: '课程编辑者', relativeId: '数据结构' }, { userName: '李航', email: 'li@college.example' }),
    ]);
    expect(state.rows).toMatchObject([
      { permissionId: 3010, relativeId: 1004 },
      { permissionId: 2010, relativeId: 1001 },
    ]);
    expect(faultsOf(state)).toEqual([]);
  });

  it('says nothing of a scope that is being looked up, and takes its number once it is known', () => {
    const rows = [
      { ...wang, relativeId: '数据结构' },
      { ...wang, userName: '李航', email: 'li@college.example', relativeId: '天文学' },
    ];
    let state = run([{ type: 'rowsRead', rows, grants: unknown }]);
    expect(rowFaults(state, { grants: unknown, language: 'zh', text: insertUsersMessages.zh })).toEqual([]);
    state = run([{ type: 'placesKnown', grants }], state);
    expect(state.rows.map(({ relativeId }) => relativeId)).toEqual([1004, '天文学']);
    expect(faultsOf(state).map(({ row, field }) => [row, field])).toEqual([[2, 'relativeId']]);
  });

  it('reports unknown words, and what is above the own right or out of scope', () => {
    const state = run([
      read(
        { ...wang, permissionId: '校长' },
        { ...wang, userName: '李航', email: 'b@college.example', relativeId: '天文学' },
        { ...wang, userName: '赵宁', email: 'c@college.example', relativeId: 4711 },
        { ...wang, userName: '孙悦', email: 'd@college.example', relativeId: undefined },
        { ...wang, userName: '周平', email: '不是邮箱' },
      ),
    ]);
    expect(faultsOf(state).map(({ row, field, message }) => [row, field, message])).toEqual([
      [1, 'permissionId', '没有「校长」这种权限'],
      [2, 'relativeId', '您的范围内没有「天文学」，或有多个同名'],
      [3, 'relativeId', '不在您的范围内'],
      [4, 'relativeId', '请选择权限范围'],
      [5, 'email', expect.stringContaining('邮箱')],
    ]);
  });

  it('leaves a row alone that was only begun, until it is left', () => {
    let state = run([{ type: 'rowAdded' }]);
    expect(faultsOf(state)).toEqual([]);
    const { key } = state.rows[0]!;
    state = run([{ type: 'cellChanged', key, field: 'userName', value: '王岚', grants }], state);
    expect(faultsOf(state)).toEqual([]);
    state = run([{ type: 'rowLeft', key }], state);
    expect(faultsOf(state).length).toBeGreaterThan(0);
  });

  it('another permission takes a scope along only where it fits', () => {
    const state = run([read(wang, { ...wang, userName: '李航', email: 'b@college.example' })]);
    const [one, other] = state.rows;
    const changed = run(
      [
        { type: 'cellChanged', key: one!.key, field: 'permissionId', value: 3000, grants },
        { type: 'cellChanged', key: other!.key, field: 'permissionId', value: 5, grants },
      ],
      state,
    );
    expect(changed.rows.map(({ relativeId }) => relativeId)).toEqual([1004, 1001]);
  });

  it('keeps the server’s error with its row, until that row is changed', () => {
    let state = run([read(wang, { ...wang, userName: '李航', email: 'b@college.example' })]);
    const keys = state.rows.map(({ key }) => key);
    const faults = [{ row: 2, field: 'email' as const, message: '邮箱已被使用' }];
    state = run([{ type: 'checkStarted' }, { type: 'refused', faults, sentKeys: keys }, { type: 'rowDeleted', key: keys[0]! }], state);
    expect(faultsOf(state)).toMatchObject([{ row: 1, key: keys[1], message: '邮箱已被使用' }]);
    state = run([{ type: 'cellChanged', key: keys[1]!, field: 'email', value: 'c@college.example', grants }], state);
    expect(faultsOf(state)).toEqual([]);
    expect(state.status.step).toBe('refused');
  });

  it('accepts no more than one call does, and reports how many were left out', () => {
    const rows = Array.from({ length: maxNewUsers + 3 }, (_, index) => ({ ...wang, email: `a${index}@college.example` }));
    const state = run([read(...rows)]);
    expect([state.rows.length, state.leftOut]).toEqual([maxNewUsers, 3]);
    expect(run([{ type: 'rowAdded' }], state).rows).toHaveLength(maxNewUsers);
  });

  it('changes nothing while the server works, keeps keys apart, and loses no row but those deleted or added', () => {
    const event = fc.oneof(
      fc.constant<InsertEvent>({ type: 'rowAdded' }),
      fc.constant<InsertEvent>(read(wang, {})),
      fc.nat(8).map((key): InsertEvent => ({ type: 'rowDeleted', key })),
      fc.nat(8).map((key): InsertEvent => ({ type: 'cellChanged', key, field: 'userName', value: 'x', grants })),
      fc.constant<InsertEvent>({ type: 'checkStarted' }),
      fc.constant<InsertEvent>({ type: 'refused', faults: [], sentKeys: [] }),
      fc.constant<InsertEvent>({ type: 'insertStarted', isOnlyValid: true }),
      fc.nat(8).map((key): InsertEvent => ({ type: 'inserted', keys: new Set([key]) })),
      fc.constant<InsertEvent>({ type: 'failed', message: '忙', hint: null }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 25 }), (events) => {
        let state = emptyInsert;
        for (const one of events) {
          const next = insertUsersReducer(state, one);
          expect(new Set(next.rows.map(({ key }) => key)).size).toBe(next.rows.length);
          if (isBusy(state) && ['rowAdded', 'rowsRead', 'rowDeleted', 'cellChanged', 'checkStarted'].includes(one.type))
            expect(next).toBe(state);
          if (!isBusy(state) && one.type === 'rowsRead') expect(next.rows.slice(-2)).toMatchObject([wang, {}]);
          state = next;
        }
      }),
    );
  });
});
