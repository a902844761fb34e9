import { describe, expect, it } from 'vitest';
import { demoRedirect, isDemoEmail } from './demo';
import { isLowerRight, may, mayAnywhere, reachOf, type Act, type Actor, type Chain } from './rights';

const acts: Act[] = ['read', 'modify', 'create', 'manage', 'collegeManage'];
const chain: Chain = { collegeId: 1, departmentId: 11, majorId: 111, courseId: 1111, managers: [77] };

function actor(permissionId: number, relativeId: number, more: Partial<Actor> = {}): Actor {
  return { id: 5, collegeId: 1, permissionId, relativeId, ...more };
}

describe('may', () => {
  it.each<[string, Actor, Act[]]>([
    ['college manager', actor(5, 1), ['read', 'modify', 'create', 'manage', 'collegeManage']],
    ['college viewer', actor(50, 1), ['read']],
    ['department manager', actor(1000, 11), ['read', 'modify', 'create', 'manage']],
    ['manager of another department', actor(1000, 12), ['read']],
    ['department viewer', actor(1990, 11), ['read']],
    ['major leader', actor(2000, 111), ['read', 'modify', 'create', 'manage']],
    ['major editor', actor(2010, 111), ['read', 'modify', 'create']],
    ['editor of another major', actor(2010, 112), ['read']],
    ['course leader', actor(3000, 1111), ['read', 'modify', 'manage']],
    ['course editor', actor(3010, 1111), ['read', 'modify']],
    ['editor of another course', actor(3010, 1112), ['read']],
    ['editor of another course who manages this one', actor(3010, 1112, { id: 77 }), ['read', 'modify']],
    ['nobody', actor(4000, 1), []],
    ['manager of another college', actor(5, 2, { collegeId: 2 }), []],
    ['manager of another college with the same relativeId', actor(2000, 111, { collegeId: 2 }), []],
    ['demo account of this major', actor(2010, 111, { isDemo: true }), ['read', 'modify', 'create']],
    ['demo account of another major', actor(2010, 112, { isDemo: true }), []],
  ])('%s', (_who, who, allowed) => {
    expect(acts.filter((act) => may(who, act, chain))).toEqual(allowed);
  });

  it('grants a course editor nothing over a major as a whole', () => {
    expect(may(actor(3010, 1111), 'modify', { collegeId: 1, departmentId: 11, majorId: 111 })).toBe(false);
  });

  it('lets the demo account read the way to its major, and no other major', () => {
    const demo = actor(2010, 111, { isDemo: true });
    expect(may(demo, 'read', { collegeId: 1 })).toBe(true);
    expect(may(demo, 'read', { collegeId: 2 })).toBe(false);
    expect(may(demo, 'read', { collegeId: 1, departmentId: 11 })).toBe(true);
    expect(may(demo, 'modify', { collegeId: 1, departmentId: 11 })).toBe(false);
    expect(may(demo, 'read', { ...chain, majorId: 112 })).toBe(false);
  });

  it.each([
    ['a college manager', actor(5, 1), [true, true, true, true, true]],
    ['a department viewer', actor(1990, 11), [true, false, false, false, false]],
    ['a course leader', actor(3000, 1111), [true, true, false, true, false]],
    ['nobody', actor(4000, 1), [false, false, false, false, false]],
  ] as const)('%s has a right exactly where there is something within reach', (_, who, expected) => {
    expect(acts.map((act) => mayAnywhere(who, act))).toEqual(expected);
    expect(acts.map((act) => reachOf(who, act) !== null)).toEqual(expected);
  });

  it('ranks rights by level, then by what they allow', () => {
    expect(isLowerRight(1000, 5)).toBe(true);
    expect(isLowerRight(2010, 2000)).toBe(true);
    expect(isLowerRight(2000, 2000)).toBe(false);
    expect(isLowerRight(5, 50)).toBe(false);
    expect(isLowerRight(-3, 3010)).toBe(true);
  });
});

describe('demo account', () => {
  it('is identified by its address, trimmed and case-insensitive', () => {
    expect(isDemoEmail(' Demo@College.Example ')).toBe(true);
    expect(isDemoEmail('zhou@college.example')).toBe(false);
    expect(isDemoEmail(undefined)).toBe(false);
  });

  it.each([
    ['/', '/major/list'],
    ['/major/list', null],
    ['/courseUnit/detail', null],
    ['/login', null],
    ['/workbench', '/login'],
    ['/404', '/login'],
    ['/courseunit/list', '/login'],
  ])('%s leads to %s', (path, target) => expect(demoRedirect(path)).toBe(target));
});
