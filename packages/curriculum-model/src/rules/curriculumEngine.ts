import { curriculumRules, ruleById } from './catalogue';
import { createRuleEngine, type JudgedState, type RuleEngine } from './engine';
import type { Finding } from './finding';
import type { Occasion } from './rule';
import { levelUnder, type RuleSettings } from './settings';

/** Judges curricula by the whole catalogue, for one occasion. */
export interface CurriculumEngine extends RuleEngine {
  /** The ids of findings that only the other occasion reports; they exist, but are not shown now. */
  unsaid: (state: Parameters<RuleEngine['judge']>[0]) => readonly string[];
  /** What either occasion says, this one first. */
  everything: RuleEngine['judge'];
}

const occasional = curriculumRules.filter(({ isOccasional }) => isOccasional);
const onPaper = ruleById('report.strong-support-unprinted')!;

/** The engine that judges by the whole catalogue as it is set. Where nothing is asked of the paper, its gaps take the place of no others. */
export function curriculumEngine({ settings, occasion, today }: CurriculumAsked): CurriculumEngine {
  const isOnPaper = levelUnder(onPaper, settings) !== null;
  const of = (rules: typeof curriculumRules, at: Occasion) => createRuleEngine(rules, settings, { occasion: at, today });
  const { judge } = of(curriculumRules, isOnPaper ? occasion : 'editing');
  const other = of(occasional, occasion === 'editing' ? 'review' : 'editing');
  function onlyOther(state: JudgedState): readonly Finding[] {
    if (!isOnPaper) return [];
    const said = new Set(judge(state).map(({ id }) => id));
    return other.judge(state).filter(({ id }) => !said.has(id));
  }
  return {
    judge,
    unsaid: (state) => onlyOther(state).map(({ id }) => id),
    everything: (state) => [...judge(state), ...onlyOther(state)],
  };
}

/** Under which settings, for which occasion, on which day. */
export interface CurriculumAsked {
  settings: RuleSettings;
  occasion: Occasion;
  today: string;
}
