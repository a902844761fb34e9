import { applyChanges, threeWay, withoutLoose, type CurriculumState, type ThreeWay } from '../editions';
import type { ApplyFixRequest } from './calls';
import type { Finding } from './finding';
import type { QuickFix } from './fix';

/** The fix that somebody wants of a finding, as it is found now. */
export type ChosenFix = { found: 'nothing' } | { found: 'other'; finding: Finding } | { found: 'it'; finding: Finding; fix: QuickFix };

/** Finds the fix that somebody read; `other` where the finding reads otherwise by now. */
export function chooseFix(findings: readonly Finding[], { finding: id, basis, fix: at }: Omit<ApplyFixRequest, 'ref'>): ChosenFix {
  const finding = findings.find((one) => one.id === id);
  if (!finding) return { found: 'nothing' };
  const fix = finding.basis === basis ? finding.fixes[at] : undefined;
  return fix ? { found: 'it', finding, fix } : { found: 'other', finding };
}

/** A curriculum with a fix, as the merge that writes it: what an editor would not store stands against it. */
export function applyQuickFix(state: CurriculumState, { changes }: Pick<QuickFix, 'changes'>): ThreeWay {
  const draft = withoutLoose(applyChanges(changes, state));
  return threeWay({ base: state, draft, current: state, into: 'current', take: 'all', choices: {} });
}
