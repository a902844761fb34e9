import { permissionOfBand, resolveScopesIn, scopeLevelsIn, type OptionItem, type ScopeWish } from '@college/curriculum-model';
import { sampleUser } from '@college/curriculum-model/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { someScopes } from '../fakes/someScopes';
import { grantsOf, nodesAt } from './grants';
import { noPlaces, wishesOf, withResolved } from './knownPlaces';
import { scopePieces } from './scopePieces';

const softwareOnly = [{ ...someScopes[0]!, children: [someScopes[0]!.children![0]!] }];
const oneCourse = [{ ...softwareOnly[0]!, children: [{ label: '软件工程', value: 1001, children: [{ label: '数据结构', value: 1010 }] }] }];
const first = (tree: readonly OptionItem[]) => scopeLevelsIn(tree, { depth: 1 });
const known = (tree: readonly OptionItem[], wishes: readonly ScopeWish[]) =>
  withResolved(
    noPlaces,
    wishes,
    resolveScopesIn(tree, wishes, () => true),
  );

describe('the permissions that one may grant', () => {
  it.each([
    ['collegeAdmin', someScopes, 9],
    ['departmentManager', someScopes, 6],
    ['majorLeader', softwareOnly, 4],
    ['courseLeader', oneCourse, 2],
    ['majorEditor', softwareOnly, 0],
    ['collegeViewer', someScopes, 0],
    ['collegeAdmin', [{ label: '新学院', value: 1003 }], 5],
  ] as const)('%s: as many bands as are not above their own', (who, scopes, count) => {
    const { bands } = grantsOf(sampleUser(who), first(scopes), noPlaces);
    expect(bands).toHaveLength(count);
    for (const band of bands) expect(permissionOfBand[band]).toBeGreaterThanOrEqual(sampleUser(who).permissionId - 5);
  });

  it('leads only to places that a permission can be about', () => {
    const admin = grantsOf(sampleUser('collegeAdmin'), first(someScopes), noPlaces);
    expect(admin.nodesOf(1000).map(({ isLeaf }) => isLeaf)).toEqual([true, true]);
    expect(admin.nodesOf(2000).map(({ label }) => label)).toEqual(['计算机学院', '数据科学学院']);
    expect(admin.nodesOf(3010).map(({ label }) => label)).toEqual(['计算机学院']);
    const majors = scopeLevelsIn(someScopes, { depth: 1, departmentId: 1002 });
    expect(nodesAt(majors, 1, 'major')).toEqual([{ id: 1003, label: '数据科学与大数据技术', isLeaf: true }]);
    expect(nodesAt(majors, 1, 'course')).toEqual([]);
    expect(grantsOf(sampleUser('majorLeader'), first(softwareOnly), noPlaces).nodesOf(1000)).toEqual([]);
  });

  it('judges places once they were looked up', () => {
    const wishes = wishesOf(
      [
        { permissionId: 3010, relativeId: '数据结构' },
        { permissionId: 3010, relativeId: ' 数据结构 ' },
        { permissionId: 2010, relativeId: 1002 },
        { permissionId: 2010, relativeId: 4711 },
        { permissionId: 5, relativeId: '全校' },
        { permissionId: '校长', relativeId: '天文学' },
        { permissionId: 2010 },
      ],
      noPlaces,
    );
    expect(wishes).toEqual([
      { level: 'course', name: '数据结构' },
      { level: 'major', id: 1002 },
      { level: 'major', id: 4711 },
    ]);
    const before = grantsOf(sampleUser('collegeAdmin'), first(someScopes), noPlaces);
    expect([before.pathOf(3010, '数据结构'), before.mayGive(2010, 1002)]).toEqual([undefined, false]);
    const places = known(someScopes, wishes);
    const after = grantsOf(sampleUser('collegeAdmin'), first(someScopes), places);
    expect(after.pathOf(3010, '数据结构')?.map(({ label }) => label)).toEqual(['计算机学院', '软件工程', '数据结构']);
    expect([after.mayGive(3010, 1004), after.mayGive(2010, 1002), after.mayGive(2010, 4711)]).toEqual([true, true, false]);
    expect([after.pathOf(2010, 4711), after.fixedScopeOf(5), after.fixedScopeOf(4000), after.fixedScopeOf(2000)]).toEqual([
      null,
      1001,
      0,
      undefined,
    ]);
    expect(wishesOf([{ permissionId: 3000, relativeId: 1004 }], places)).toEqual([]);
    const leader = grantsOf(sampleUser('majorLeader'), first(softwareOnly), places);
    expect([leader.mayGive(3010, 1004), leader.mayGive(2010, 1002)]).toEqual([true, false]);
  });
});

describe('the pieces of a source', () => {
  it('are taken from the whole tree, read once, where the source knows no other call', async () => {
    const listScopes = vi.fn(async () => someScopes);
    const pieces = scopePieces(() => ({ listScopes }), sampleUser('departmentManager'));
    expect((await pieces.listLevel({ departmentId: 1001 })).map(({ value }) => value)).toEqual([1001, 1002]);
    expect((await pieces.find('course', '数据')).total).toBe(1);
    expect(await pieces.resolve([{ level: 'department', id: 1002 }])).toEqual([null]);
    expect(listScopes).toHaveBeenCalledOnce();
  });

  it('are read once each, and again after a failure', async () => {
    const listScopeLevel = vi.fn(async () => first(someScopes)).mockRejectedValueOnce(new Error('no answer'));
    const source = { listScopes: vi.fn(), listScopeLevel, findScopes: vi.fn(), resolveScopes: vi.fn() };
    const pieces = scopePieces(() => source, sampleUser('collegeAdmin'));
    await expect(pieces.listLevel({})).rejects.toThrow('no answer');
    await pieces.listLevel({});
    await pieces.listLevel({});
    expect(listScopeLevel).toHaveBeenCalledTimes(2);
    expect(source.listScopes).not.toHaveBeenCalled();
  });
});
