import type { AccessibilityDigest, Spoken } from '../../docs/storybook/widget-page/accessibility';
import { looksOf } from '../../docs/storybook/widget-page/accessibilityText';
import { block, code, parts } from './markdown';

/** What the section on a component's accessibility is made of. */
interface Known {
  digest: AccessibilityDigest | undefined;
  spoken: Spoken;
  keyboard: string | undefined;
}

/** The section on a component's accessibility as Markdown: what axe found, its keys, and what a screen reader is told. */
export function accessibilityTwin({ digest, spoken, keyboard }: Known): string {
  const lines = [spoken.en, spoken.zh].filter((said) => said !== undefined);
  return parts(
    '## Accessibility',
    digest ? axeFacts(digest) : 'The sweep of all stories, in both languages and three themes, has not looked at this component yet.',
    keyboard && `### Keyboard\n\n${keyboard}`,
    lines.length > 0 &&
      parts(
        '### What a screen reader is told',
        'Roles and names in the typical story, after its play; `… +4` stands for four more parts.',
        ...lines.map((said) => block('yaml', said.join('\n'))),
      ),
  );
}

function axeFacts({ combinations, date, revision, stories, violations }: AccessibilityDigest) {
  const rules = Object.entries(violations).map(([rule, count]) => `${code(rule)} × ${count}`);
  return [
    `- What axe found against WCAG 2.2, levels A and AA: ${rules.length === 0 ? 'nothing' : rules.join(', ')}`,
    `- Looked at: ${stories} ${stories === 1 ? 'story' : 'stories'} (${looksOf(combinations, 'en')})`,
    `- On ${date}, at revision ${code(revision)}`,
  ].join('\n');
}
