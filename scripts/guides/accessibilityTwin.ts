import type { AccessibilityDigest, Spoken } from '../../docs/storybook/widget-page/accessibility';
import { looksOf } from '../../docs/storybook/widget-page/accessibilityText';
import { block, code, parts } from './markdown';
import { twinWords, type TwinLanguage } from './twinWords';

/** What the section on a component's accessibility is made of. */
interface Known {
  digest: AccessibilityDigest | undefined;
  spoken: Spoken;
  keyboard: string | undefined;
}

/** The section on a component's accessibility as Markdown: what axe found, its keys, and what a screen reader announces. */
export function accessibilityTwin({ digest, spoken, keyboard }: Known, language: TwinLanguage): string {
  const words = twinWords[language];
  const lines = [spoken.en, spoken.zh].filter((said) => said !== undefined);
  if (language === 'zh') lines.reverse();
  return parts(
    `## ${words.accessibility}`,
    digest ? axeFacts(digest, language) : words.notLookedAt,
    keyboard && `### ${words.keyboard}\n\n${keyboard}`,
    lines.length > 0 && parts(`### ${words.spoken}`, words.spokenIntro, ...lines.map((said) => block('yaml', said.join('\n')))),
  );
}

function axeFacts({ combinations, date, revision, stories, violations }: AccessibilityDigest, language: TwinLanguage) {
  const words = twinWords[language];
  const rules = Object.entries(violations).map(([rule, count]) => `${code(rule)} × ${count}`);
  return [
    `- ${words.axeFound}${words.colon}${rules.length === 0 ? words.noViolation : rules.join(words.listed)}`,
    `- ${words.lookedAt(stories, looksOf(combinations, language))}`,
    `- ${words.lookedOn(date, code(revision))}`,
  ].join('\n');
}
