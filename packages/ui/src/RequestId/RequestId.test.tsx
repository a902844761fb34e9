import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ErrorState } from '../ErrorState';
import { Note } from '../Note';
import { conformance, renderUi } from '../testing';
import { TextField } from '../TextField';
import { RequestId } from './RequestId';

conformance(<RequestId requestId="req-12345678" />);

const message = '数据库刚刚中断。（请求编号：req-12345678）';

it.each([
  ['an error state', <ErrorState key="state" hint={message} onRetry={() => undefined} />],
  [
    'a note, with the words around it',
    <Note key="note" variant="error">
      没有保存。 {message}
    </Note>,
  ],
  [
    'a note, before something else',
    <Note key="note" variant="error">
      {message}
      <div>没有改动。</div>
    </Note>,
  ],
  ['a field', <TextField key="field" label="验证码" isInvalid errorMessage={message} />],
])('is apart from the sentence, once, in %s', async (_place, element) => {
  await renderUi(element);
  await expect.element(page.getByText('req-12345678', { exact: true })).toBeVisible();
  expect(document.body.textContent).toContain('数据库刚刚中断。');
  expect(document.body.textContent?.split('req-12345678')).toHaveLength(2);
  expect(document.body.textContent).not.toContain('（请求编号');
});

it('is absent where the message names no request', async () => {
  await renderUi(<ErrorState hint="名称已被使用。" onRetry={() => undefined} />);
  await expect.element(page.getByText('名称已被使用。')).toBeVisible();
  expect(page.getByRole('button', { name: '复制 请求编号' }).query()).toBeNull();
});
