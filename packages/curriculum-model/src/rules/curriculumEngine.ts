import { curriculumRules, ruleById } from './catalogue';
import { createRuleEngine, type RuleEngine } from './engine';
import type { Asked } from './rule';
import { levelUnder, type RuleSettings } from './settings';

/** Judges curricula by the whole catalogue, for one occasion. */
export interface CurriculumEngine extends RuleEngine {
  /** The ids of what only the other occasion says: it is there, though nobody is told of it now. */
  unsaid: (state: Parameters<RuleEngine['judge']>[0]) => readonly string[];
}

const occasional = curriculumRules.filter(({ isOccasional }) => isOccasional);
const onPaper = ruleById('report.strong-support-unprinted')!;

/** The engine that judges by the whole catalogue as it is set. Where nothing is asked of the paper, its gaps take the place of no others. */
export function curriculumEngine({ settings, occasion, today }: CurriculumAsked): CurriculumEngine {
  const isOnPaper = levelUnder(onPaper, settings) !== null;
  const of = (rules: typeof curriculumRules, at: Asked['occasion']) => createRuleEngine(rules, settings, { occasion: at, today });
  const { judge } = of(curriculumRules, isOnPaper ? occasion : 'editing');
  const other = of(occasional, occasion === 'editing' ? 'review' : 'editing');
  return {
    judge,
    unsaid(state) {
      if (!isOnPaper) return [];
      const said = new Set(judge(state).map(({ id }) => id));
      return other.judge(state).flatMap(({ id }) => (said.has(id) ? [] : [id]));
    },
  };
}

/** Under which settings, for which occasion, on which day. */
export interface CurriculumAsked {
  settings: RuleSettings;
  occasion: Asked['occasion'];
  today: string;
}
