import { permissionOfBand } from '@college/curriculum-model';
import { sampleUser } from '@college/curriculum-model/fixtures';
import { describe, expect, it } from 'vitest';
import { someScopes } from '../fakes/someScopes';
import { grantsOf } from './grants';

const softwareOnly = [{ ...someScopes[0]!, children: [someScopes[0]!.children![0]!] }];
const oneCourse = [{ ...softwareOnly[0]!, children: [{ label: '软件工程', value: 1001, children: [{ label: '数据结构', value: 1010 }] }] }];

describe('the permissions that one may grant', () => {
  it.each([
    ['collegeAdmin', someScopes, 9],
    ['departmentManager', someScopes, 6],
    ['majorLeader', softwareOnly, 4],
    ['courseLeader', oneCourse, 2],
    ['majorEditor', softwareOnly, 0],
    ['collegeViewer', someScopes, 0],
  ] as const)('%s: as many bands as are not above their own', (who, scopes, count) => {
    const { bands } = grantsOf(sampleUser(who), scopes);
    expect(bands).toHaveLength(count);
    for (const band of bands) expect(permissionOfBand[band]).toBeGreaterThanOrEqual(sampleUser(who).permissionId - 5);
  });

  it('leads only to places within the scope', () => {
    const leader = grantsOf(sampleUser('majorLeader'), softwareOnly);
    expect(leader.nodesOf(3010)).toMatchObject([
      { label: '计算机学院', children: [{ label: '软件工程', children: [{ id: 1004 }, { id: 1005 }] }] },
    ]);
    expect(leader.nodesOf(1000)).toEqual([]);
    expect([leader.mayGive(3010, 1004), leader.mayGive(2000, 1001), leader.mayGive(2000, 1002), leader.mayGive(5, 1001)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const manager = grantsOf(sampleUser('departmentManager'), someScopes);
    expect(manager.nodesOf(2000).map(({ label }) => label)).toEqual(['计算机学院']);
  });

  it('finds scopes by name where the name is one of a kind, and by their way from the top', () => {
    const twice = [...someScopes, { label: '软件学院', value: 1009, children: [{ label: '软件工程', value: 1099 }] }];
    const grants = grantsOf(sampleUser('collegeAdmin'), twice);
    expect(grants.idOfName(3010, '数据结构')).toBe(1004);
    expect(grants.idOfName(2010, '数据结构')).toBeUndefined();
    expect(grants.idOfName(2010, '软件工程')).toBeUndefined();
    expect(grants.idOfName(2010, '软件学院 / 软件工程')).toBe(1099);
    expect(grants.placeOf(3010, 1004)).toEqual({ path: [1001, 1001, 1004], words: '计算机学院 / 软件工程 / 数据结构' });
    expect([grants.fixedScopeOf(5), grants.fixedScopeOf(4000), grants.fixedScopeOf(2000)]).toEqual([1001, 0, undefined]);
  });
});
