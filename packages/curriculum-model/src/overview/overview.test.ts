import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameInDraft, startEditionRequestSchema } from '../editions';
import { textLimits } from '../fields';
import { overviewEditSchema, overviewFiguresOf } from './overview';

it('counts each course once, and averages those that are not complete', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 })), (progress) => {
      const { waiting, average, complete } = overviewFiguresOf(progress, false);
      expect(waiting + complete).toBe(progress.length);
      const incomplete = progress.filter((rate) => rate < 100);
      expect(waiting).toBe(incomplete.length);
      if (waiting === 0) expect(average).toBe(0);
      else expect(Math.abs(average * waiting - incomplete.reduce((sum, rate) => sum + rate, 0))).toBeLessThanOrEqual(waiting / 2);
    }),
  );
});

it.each(['zh', 'en'] as const)('takes the longest name of a course in the draft with the longest name, in %s', (language) => {
  const draft = '案'.repeat(startEditionRequestSchema.shape.name.maxLength!);
  const name = nameInDraft('课'.repeat(textLimits.title), draft, language);
  expect(overviewEditSchema.shape.name.safeParse(name).success).toBe(true);
});
