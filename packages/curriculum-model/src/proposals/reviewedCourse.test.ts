import { describe, expect, it } from 'vitest';
import type { Taken } from '../editions';
import { proposalDetailOf, type KnownProposal } from './tellProposal';
import { isUnderWay } from './editionProposal';
import { isPlaceOfCourse, takesOfCourse, takesWholeCourse } from './reviewedCourse';
import { proposalStatuses } from './editionProposal';
import { usualSteps } from './reviewSteps';

describe('a course that is reviewed by itself', () => {
  it.each<[string, boolean]>([
    ['course:1004', true],
    ['course:1004/goal:2210', true],
    ['course:1004#introduction', true],
    ['course:10041', false],
    ['course:100', false],
    ['major/indicator:1004', false],
    ['major', false],
    ['courses', false],
  ])('has the place %s: %s', (at, isOwn) => expect(isPlaceOfCourse(at, 1004)).toBe(isOwn));

  it('is taken by a merge of everything, of it, and in part of one of its changes', () => {
    const asked: Taken[] = ['all', { parts: [0, 1004] }, { parts: [0, 1005] }, { places: ['major', 'course:1004/goal:3'] }, { places: [] }];
    expect(asked.map((take) => takesOfCourse(take, 1004))).toEqual([true, true, false, true, false]);
    expect(asked.map((take) => takesWholeCourse(take, 1004))).toEqual([true, true, false, false, false]);
  });

  it('is on its way until it is merged, declined or taken back', () => {
    expect(proposalStatuses.filter(isUnderWay)).toEqual(['review', 'changes', 'approved']);
  });

  it('is sent and taken back by who edits it, and merged by who manages the major', () => {
    const event = { step: null, stepName: null, userName: null, at: '2026-05-13T08:00:00.000Z', digest: 'a', text: '', round: 1 };
    const head = { id: 1, userId: 7, round: 1 } as KnownProposal['head'];
    const mayOf = (permissionId: number, relativeId: number, kind: 'sent' | 'withdrawn', steps: KnownProposal['history']['steps']) =>
      proposalDetailOf({
        head,
        history: { steps, digest: 'a', events: [{ ...event, id: 1, kind, userId: 7 }] },
        isOpen: true,
        deciders: new Map(),
        asker: { id: 7, collegeId: 1, permissionId, relativeId },
        chain: { collegeId: 1, departmentId: 2, majorId: 3, courseId: 4 },
      }).may;
    expect(mayOf(3010, 4, 'sent', usualSteps)).toMatchObject({ withdraw: true, merge: false });
    expect(mayOf(3010, 4, 'withdrawn', usualSteps)).toMatchObject({ send: true });
    expect(mayOf(3010, 5, 'withdrawn', usualSteps)).toMatchObject({ send: false });
    // Without steps it is approved at once.
    expect(mayOf(3000, 4, 'sent', [])).toMatchObject({ merge: false, withdraw: true });
    expect(mayOf(2000, 3, 'sent', [])).toMatchObject({ merge: true });
  });
});
