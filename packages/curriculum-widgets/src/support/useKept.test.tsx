import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useKept } from './useKept';

it('stays the object that it was while what is given says the same, and is the newest as soon as it does not', async () => {
  const sent = [{ id: 1, name: '绪论' }];
  const { result, rerender } = await renderHook((rows = sent) => useKept(rows));
  await rerender([{ id: 1, name: '绪论' }]);
  expect(result.current).toBe(sent);
  const changed = [{ id: 1, name: '导论' }];
  await rerender(changed);
  expect(result.current).toBe(changed);
});
