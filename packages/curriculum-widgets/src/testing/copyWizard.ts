import { bindMessages } from '../copying/CopyWizard/steps/bindMessages';
import { copyStepMessages } from '../copying/CopyWizard/steps/copyMessages';
import { copyWizardMessages } from '../copying/CopyWizard/messages';
import type { Driver } from './Driver';
import { named, numbered } from './named';

/** `CopyWizard`: copies a course unit into another major. */
export function copyWizard<Part>({ part, click, check, select }: Driver<Part>) {
  const dialog = part('dialog', { name: named(copyWizardMessages, 'title', { start: true }) });
  const inside = (role: string, name: RegExp) => part(role, { name, inside: dialog });
  const next = inside('button', named(copyWizardMessages, 'next'));
  const strengths = inside('radiogroup', named(bindMessages, 'support'));

  return {
    dialog,
    next,
    back: inside('button', named(copyWizardMessages, 'back')),
    /** Leads from a copy that failed to its bindings. */
    changeBindings: inside('button', named(copyStepMessages, 'changeBindings')),
    /** Leads to the copy when it is done. */
    goToTarget: inside('button', named(copyStepMessages, 'goToTarget')),
    /** Selects the major to copy to, by the words of its school, college and name. */
    async chooseMajor({ school, college, major }: { school: string; college: string; major: string }) {
      await select(inside('combobox', named(copyWizardMessages, 'school')), school);
      await select(inside('combobox', named(copyWizardMessages, 'college')), college);
      await select(inside('combobox', named(copyWizardMessages, 'major')), major);
    },
    /** Goes on to the next step; from the last one the copy starts. */
    async goOn() {
      await click(next);
    },
    /** Binds goals, such as `G1`, to an indicator point of the target, such as `2.1`. */
    async bind(goals: readonly string[], number: string, strength: 'strong' | 'weak' = 'strong') {
      for (const goal of goals) await check(inside('checkbox', numbered(goal)));
      await check(inside('radio', numbered(number)));
      await check(part('radio', { name: named(bindMessages, strength), inside: strengths }));
      await click(inside('button', named(bindMessages, 'bind', { start: true })));
    },
  };
}
