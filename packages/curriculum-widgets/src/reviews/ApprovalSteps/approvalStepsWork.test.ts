import { usualSteps } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { countChangedSteps, movedStep, newStep, stepsInWords, withStep } from './approvalStepsWork';

const keysOf = (steps: readonly { key: string }[]) => steps.map(({ key }) => key);

describe('the steps of a review on the desk', () => {
  it('are moved by one place, and stay at the ends', () => {
    expect(keysOf(movedStep(usualSteps, 'office', -1))).toEqual(['major', 'department', 'office', 'commission']);
    expect(keysOf(movedStep(usualSteps, 'major', -1))).toEqual(keysOf(usualSteps));
    expect(keysOf(movedStep(usualSteps, 'office', 1))).toEqual(keysOf(usualSteps));
  });

  it('get a new one whose key no other one has', () => {
    const once = [...usualSteps, newStep(usualSteps)];
    expect(newStep(once).key).not.toBe(once.at(-1)!.key);
    expect(new Set(keysOf([...once, newStep(once)])).size).toBe(6);
  });

  it('are counted where they differ', () => {
    expect(countChangedSteps(usualSteps, usualSteps)).toBe(0);
    expect(countChangedSteps(usualSteps, movedStep(usualSteps, 'office', -1))).toBe(1);
    expect(countChangedSteps(usualSteps, withStep(usualSteps, 'office', { approvals: 2 }).slice(1))).toBe(2);
  });

  it('are told in one line', () => {
    expect(stepsInWords({ steps: usualSteps.slice(0, 2) }, 'zh')).toBe('专业负责人 → 院系');
  });
});
