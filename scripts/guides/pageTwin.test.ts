import { expect, it } from 'vitest';
import type { Chapter } from './book';
import { pageTwin } from './pageTwin';

it('says on the page of maturity how it is computed and what a component misses', () => {
  const check = { name: { en: 'axe', zh: 'axe' }, isMet: false, isNeeded: false, detail: { en: 'not looked at yet', zh: '尚未检查' } };
  const chapter = { component: { name: 'Button' }, maturity: 'in review', checks: [check] } as unknown as Chapter;
  const text = pageTwin("import { MaturityRule } from './MaturityRule';\n\n<MaturityRule />\n\n<MaturityTable />\n", [chapter]);
  expect(text).toMatch(/^# Maturity\n/);
  expect(text).toContain('| States | every specified state of what its stories show has a story | yes |');
  expect(text).toContain('| Button | in review | axe: not looked at yet |');
});
