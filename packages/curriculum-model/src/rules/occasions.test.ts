import { describe, expect, it } from 'vitest';
import { createRuleEngine, curriculumEngine, curriculumRules, occasions } from '.';
import { ruleCases } from './cases/ruleCases.test-data';
import { planted } from './programme.test-data';

const today = '2026-11-27';

describe.each(curriculumRules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  const { positive, settings, asked } = ruleCases[id]!;
  const state = planted(positive);
  const idsAt = occasions.map((occasion) =>
    createRuleEngine([rule], settings, { today, ...asked, occasion })
      .judge(state)
      .map((finding) => finding.id),
  );

  it('is asked on an occasion', () => expect(idsAt.flat()).not.toEqual([]));

  it('says the same on each, unless it says that it does not', () => {
    if (!rule.isOccasional) expect(idsAt[0]).toEqual(idsAt[1]);
  });

  it('is said or named as unsaid by the whole catalogue', () => {
    const known = { [id]: { level: rule.level }, ...settings };
    for (const [at, occasion] of occasions.entries()) {
      const engine = curriculumEngine({ settings: known, occasion, today });
      const inCatalogue = [...engine.judge(state).map((finding) => finding.id), ...engine.unsaid(state)];
      if (!asked?.olderEnglish) expect(inCatalogue).toEqual(expect.arrayContaining(idsAt[at]!));
    }
  });
});
