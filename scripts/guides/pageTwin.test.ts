import { describe, expect, it } from 'vitest';
import type { Chapter } from './book';
import { pageTwin } from './pageTwin';

const page = `import { Meta } from '@storybook/addon-docs/blocks';
import { InLanguage } from '../InLanguage';

<Meta title="Foundations/Motion" />

<InLanguage only="zh">

# 动效

</InLanguage>

<InLanguage only="en">

# Motion

</InLanguage>

<TokenTable group="motion" />
`;

describe('the text twin of a page', () => {
  it.each([
    ['zh', '# 动效', '| 变量 | 值 |', '# Motion'],
    ['en', '# Motion', '| Token | Value |', '# 动效'],
  ] as const)('keeps what is written in %s', (language, heading, heads, other) => {
    const twin = pageTwin(page, [], language);
    expect(twin.startsWith(`${heading}\n\n`)).toBe(true);
    expect(twin).toContain(heads);
    expect(twin).not.toContain(other);
    expect(twin).not.toContain('InLanguage');
  });

  it('says on the page of maturity how it is computed and what a component misses', () => {
    const check = { name: { en: 'axe', zh: 'axe' }, isMet: false, isNeeded: false, detail: { en: 'not looked at yet', zh: '尚未检查' } };
    const chapter = { component: { name: 'Button' }, maturity: 'in review', checks: [check] } as unknown as Chapter;
    const text = pageTwin("import { MaturityRule } from './MaturityRule';\n\n<MaturityRule />\n\n<MaturityTable />\n", [chapter], 'en');
    expect(text).toMatch(/^# Maturity\n/);
    expect(text).toContain('| States | every specified state of what its stories show has a story | yes |');
    expect(text).toContain('| Button | In review | axe: not looked at yet |');
  });
});
