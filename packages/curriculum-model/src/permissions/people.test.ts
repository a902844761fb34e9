import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayGrant, mayManageUser } from './people';
import { isLowerRight, type Actor, type Chain } from './rights';

const college: Chain = { collegeId: 1 };
const department: Chain = { ...college, departmentId: 11 };
const major: Chain = { ...department, majorId: 111 };
const course: Chain = { ...major, courseId: 1111, managers: [77] };

function actor(permissionId: number, relativeId: number, more: Partial<Actor> = {}): Actor {
  return { id: 5, collegeId: 1, permissionId, relativeId, ...more };
}

const collegeManager = actor(5, 1);
const departmentManager = actor(1000, 11);
const majorLeader = actor(2000, 111);
const courseLeader = actor(3000, 1111);

describe('mayGrant', () => {
  it.each<[string, Actor, number, Chain, boolean]>([
    ['a college manager a second one', collegeManager, 5, college, true],
    ['a college manager a person without rights', collegeManager, 4000, college, true],
    ['a college manager over another college', collegeManager, 50, { collegeId: 2 }, false],
    ['a college manager a department over a college', collegeManager, 1000, college, false],
    ['a college manager the college over a department', collegeManager, 5, department, false],
    ['a department manager an equal', departmentManager, 1000, department, true],
    ['a department manager somebody above', departmentManager, 50, college, false],
    ['a department manager in another department', departmentManager, 2010, { ...major, departmentId: 12 }, false],
    ['a department manager a person without rights', departmentManager, 4000, college, false],
    ['a major leader an editor', majorLeader, 2010, major, true],
    ['a major leader of another major', majorLeader, 2010, { ...major, majorId: 112 }, false],
    ['a major leader a department viewer', majorLeader, 1990, department, false],
    ['a course leader an editor', courseLeader, 3010, course, true],
    ['a course leader of a course that names them', actor(3000, 9, { id: 77 }), 3010, course, true],
    ['a course editor', actor(3010, 1111), 3010, course, false],
    ['a college viewer', actor(50, 1), 3010, course, false],
    ['a negative one', collegeManager, -1, college, false],
    ['a fraction', collegeManager, 5.5, college, false],
  ])('%s', (_, who, permissionId, chain, allowed) => expect(mayGrant(who, { permissionId, chain })).toBe(allowed));

  it('never grants more than the granter has, nor beyond their college', () => {
    const anyId = fc.integer({ min: -5, max: 5000 });
    const chains = fc.constantFrom(college, department, major, course, { collegeId: 2 }, { ...major, collegeId: 2 });
    fc.assert(
      fc.property(anyId, anyId, fc.constantFrom(1, 11, 111, 1111), chains, (own, given, relativeId, chain) => {
        const who = actor(own, relativeId);
        if (!mayGrant(who, { permissionId: given, chain })) return;
        expect(isLowerRight(own, given)).toBe(false);
        expect(chain.collegeId).toBe(who.collegeId);
      }),
    );
  });
});

describe('mayManageUser', () => {
  it.each<[string, Actor, number, Chain, boolean]>([
    ['a college manager everybody below', collegeManager, 50, college, true],
    ['a college manager an equal', collegeManager, 0, college, false],
    ['a college manager a person without rights', collegeManager, 4000, college, true],
    ['a department manager an equal', departmentManager, 1000, department, false],
    ['a department manager a leader of theirs', departmentManager, 2000, major, true],
    ['a department manager a leader elsewhere', departmentManager, 2000, { ...major, departmentId: 12 }, false],
    ['a department manager somebody whose scope is gone', departmentManager, 2000, college, false],
    ['a major leader a viewer of the department', majorLeader, 1990, department, false],
    ['a course leader an editor', courseLeader, 3010, course, true],
    ['a course editor nobody', actor(3010, 1111), 4000, college, false],
    ['a manager of another college', actor(5, 2, { collegeId: 2 }), 3010, course, false],
  ])('%s', (_, who, permissionId, chain, allowed) => expect(mayManageUser(who, { permissionId, chain })).toBe(allowed));
});
