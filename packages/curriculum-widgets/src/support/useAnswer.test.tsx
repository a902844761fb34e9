import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useAnswer } from './useAnswer';

/** A server whose answers are given by hand, each to the question that asked for it. */
function questions() {
  const asked: { key: string; answer: (text: string) => void; fail: () => void; signal: AbortSignal }[] = [];
  const ask = (key: string, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      asked.push({ key, answer: resolve, fail: () => reject(new Error('繁忙')), signal });
    });
  return { asked, ask, latest: () => asked.at(-1)! };
}

async function open(keepsLast?: boolean) {
  const server = questions();
  const [onAnswer, onFail] = [vi.fn(), vi.fn()];
  const hook = await renderHook(
    (key: string | null = 'a') =>
      useAnswer(key, async ({ signal }) => server.ask(key ?? '', signal), {
        ...(keepsLast !== undefined && { keepsLast }),
        onAnswer,
        onFail,
      }),
    { initialProps: 'a' as string | null },
  );
  const known = () => hook.result.current;
  const settle = async (act: () => void) => hook.act(async () => act());
  return { ...hook, ...server, known, settle, onAnswer, onFail };
}

it('ignores the answer to an older question, and calls it off', async () => {
  const { known, settle, rerender, asked, onAnswer } = await open();
  await rerender('b');
  expect(asked[0]!.signal.aborted).toBe(true);
  await settle(() => asked[1]!.answer('乙'));
  await settle(() => asked[0]!.answer('甲'));
  expect(known()).toMatchObject({ request: { status: 'done', answer: '乙' }, last: '乙', isPending: false });
  expect(onAnswer.mock.calls).toEqual([['乙']]);
});

it('keeps what was answered while it is asked again, and when that fails', async () => {
  const { known, settle, latest, onFail } = await open();
  expect(known()).toMatchObject({ request: { status: 'loading' }, last: null, isPending: true });
  await settle(() => latest().answer('甲'));
  await settle(() => known().reload());
  expect(known()).toMatchObject({ request: { status: 'done' }, isPending: true });
  await settle(() => latest().fail());
  expect(known()).toMatchObject({ request: { status: 'failed', message: '繁忙' }, last: '甲', isPending: false });
  expect(onFail.mock.calls).toEqual([['繁忙']]);
  await settle(() => known().retry());
  expect(known().request).toEqual({ status: 'loading' });
  await settle(() => latest().answer('乙'));
  await settle(() => known().change((last) => `${last}丙`));
  expect(known()).toMatchObject({ request: { status: 'done', answer: '乙丙' }, last: '乙丙' });
});

it('asks nothing without a key, and starts afresh where it does not keep the last answer', async () => {
  const { known, settle, rerender, asked } = await open(false);
  await settle(() => asked[0]!.answer('甲'));
  await rerender(null);
  expect(known()).toMatchObject({ request: { status: 'loading' }, isPending: false });
  await rerender('a');
  expect(known()).toMatchObject({ request: { status: 'loading' }, isPending: true });
  expect(asked).toHaveLength(2);
});
