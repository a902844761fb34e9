import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseDraft, chooseTarget, emptyTargetPath, targetMajorOf, targetNames, targetOptions } from './targetPath';

const schools = [
  { label: '甲校', value: 1, children: [{ label: '计算机学院', value: 11, children: [{ label: '软件工程', value: '111' }] }] },
  { label: '乙校', value: 2, children: [{ label: '理学院', value: 21, children: [] }] },
];

describe('the target of a copy', () => {
  it('offers on each level the children of the choice above it', () => {
    const path = { schoolId: 1, collegeId: 11, majorId: 111, draftId: null };
    expect(targetOptions(schools, emptyTargetPath, 'school')).toHaveLength(2);
    expect(targetOptions(schools, emptyTargetPath, 'college')).toEqual([]);
    expect(targetOptions(schools, path, 'college').map(({ label }) => label)).toEqual(['计算机学院']);
    expect(targetOptions(schools, path, 'major').map(({ label }) => label)).toEqual(['软件工程']);
    expect(targetNames(schools, path)).toEqual(['甲校', '计算机学院', '软件工程']);
  });

  it('resets the levels below a changed one and nothing else', () => {
    const path = { schoolId: 1, collegeId: 11, majorId: 111, draftId: null };
    expect(chooseTarget(path, 'school', 2)).toEqual({ ...emptyTargetPath, schoolId: 2 });
    expect(chooseTarget(path, 'college', 12)).toEqual({ ...emptyTargetPath, schoolId: 1, collegeId: 12 });
    expect(chooseTarget(path, 'major', 112)).toEqual({ ...path, majorId: 112 });
    expect(chooseTarget(path, 'school', 1)).toEqual(path);
  });

  it('goes into a draft of the chosen major, and of no other one', () => {
    const path = { schoolId: 1, collegeId: 11, majorId: 111, draftId: null };
    const rehearsal = chooseDraft(path, 900);
    expect(targetMajorOf(emptyTargetPath)).toBeNull();
    expect([targetMajorOf(path), targetMajorOf(rehearsal)]).toEqual([111, 900]);
    expect(chooseDraft(rehearsal, null)).toEqual(path);
    expect(chooseDraft(emptyTargetPath, 900)).toEqual(emptyTargetPath);
    expect(chooseTarget(rehearsal, 'major', 111)).toEqual(rehearsal);
    const others = [chooseTarget(rehearsal, 'major', 112), chooseTarget(rehearsal, 'college', 12), chooseTarget(rehearsal, 'school', 2)];
    expect(others.map(({ draftId }) => draftId)).toEqual([null, null, null]);
  });

  it('never keeps a lower level under an upper one that is not chosen', () => {
    const choice = fc.tuple(fc.constantFrom('school' as const, 'college' as const), fc.integer({ min: 1, max: 3 }));
    fc.assert(
      fc.property(fc.array(choice), (choices) => {
        let path = chooseTarget(emptyTargetPath, 'school', 1);
        for (const [level, id] of choices) {
          const next = chooseTarget(path, level, id);
          const isSame = (level === 'school' ? path.schoolId : path.collegeId) === id;
          expect(isSame || next.majorId === null).toBe(true);
          path = { ...next, majorId: next.collegeId === null ? null : 9 };
          expect(path.collegeId === null && path.majorId !== null).toBe(false);
        }
      }),
    );
  });
});
