import { createRuleEngine, type Bilingual, type CurriculumRule } from '../../packages/curriculum-model/src/index.ts';
import { ruleCases } from '../../packages/curriculum-model/src/rules/cases/ruleCases.test-data.ts';
import { planted } from '../../packages/curriculum-model/src/rules/programme.test-data.ts';

/** What a rule says of a curriculum that breaks it, and the fixes that it offers there. */
export interface RuleExample {
  sentence: Bilingual;
  fixes: readonly Bilingual[];
}

/** The example of a rule: the case by which its test shows that it finds something. */
export function exampleOf(rule: CurriculumRule): RuleExample {
  const { positive, settings, at, asked } = ruleCases[rule.id]!;
  const engine = createRuleEngine([rule], settings, { occasion: 'editing', today: '2026-11-27', ...asked });
  const found = engine.judge(planted(positive)).find((finding) => at === undefined || finding.at === at);
  if (!found) throw new Error(`The case of ${rule.id} finds nothing.`);
  return { sentence: found.sentence, fixes: found.fixes.map(({ label }) => label) };
}
