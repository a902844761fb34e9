import { describe, expect, it } from 'vitest';
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
});
