import { expect, it } from 'vitest';
import { messagesShown } from './messagesShown.mjs';

const context = `# Error details

\`\`\`
Error: element(s) not found
\`\`\`

\`\`\`yaml
- dialog "没有填充成功":
  - button "关闭"
  - alert:
    - text: 请先填写课程名称。
- navigation "主导航":
  - link "工作台"
- main:
  - status: 已保存
  - heading "数据结构" [level=1]
\`\`\`

# Test source

\`\`\`ts
- alert: none
\`\`\`
`;

it('keeps of a page what it told the person, with what belongs to it', () => {
  expect(messagesShown(context)).toEqual([
    '- dialog "没有填充成功":',
    '  - button "关闭"',
    '  - alert:',
    '    - text: 请先填写课程名称。',
    '  - status: 已保存',
  ]);
});

it('keeps nothing where there is no snapshot', () => {
  expect(messagesShown('# Error details')).toEqual([]);
});
