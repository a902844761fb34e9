import { expect, it } from 'vitest';
import { accessibilityTwin } from './accessibilityTwin';

const digest = { date: '2026-11-30', revision: '4205fa9d', stories: 1, combinations: ['zh/light', 'en/light'], violations: {} };

it('has what axe found, the keys, and what a screen reader announces in both languages', () => {
  const spoken = { zh: ['- button "保存"'], en: ['- button "Save"'] };
  expect(accessibilityTwin({ digest, spoken, keyboard: '| Keys |' }, 'en')).toBe(`## Accessibility

- What axe found against WCAG 2.2, levels A and AA: nothing
- Looked at: 1 story (Chinese: light; English: light)
- On 2026-11-30, at revision \`4205fa9d\`

### Keyboard

| Keys |

### What a screen reader announces

Roles and names in the typical story, after its play; \`… +4\` stands for four more parts.

\`\`\`yaml
- button "Save"
\`\`\`

\`\`\`yaml
- button "保存"
\`\`\``);
});

it('names broken rules', () => {
  expect(accessibilityTwin({ digest: { ...digest, violations: { label: 2 } }, spoken: {}, keyboard: undefined }, 'en')).toContain(
    'levels A and AA: `label` × 2\n',
  );
});

it('says of a component that nobody looked at it', () => {
  expect(accessibilityTwin({ digest: undefined, spoken: {}, keyboard: undefined }, 'en')).toBe(
    '## Accessibility\n\nThe sweep of all stories, in both languages and three themes, has not looked at this component yet.',
  );
});

it('says all of it in Chinese, with the Chinese names first', () => {
  const spoken = { zh: ['- button "保存"'], en: ['- button "Save"'] };
  const text = accessibilityTwin({ digest, spoken, keyboard: '| 按键 |' }, 'zh');
  expect(text).toContain('## 无障碍');
  expect(text).toContain('检查范围：1 个故事（中文：浅色；英文：浅色）');
  expect(text.indexOf('保存')).toBeLessThan(text.indexOf('Save'));
});
