import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useAnswer } from './useAnswer';

/** A server whose answers are given by hand, each to the question that asked for it. */
function questions() {
  const asked: { key: string; answer: (text: string) => void; fail: (error?: Error) => void; signal: AbortSignal }[] = [];
  const ask = (key: string, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      asked.push({ key, answer: resolve, fail: (error = new Error('繁忙')) => reject(error), signal });
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

it('asks once more where something became known while it was asking, since the answer may be older', async () => {
  const { known, settle, asked, latest, onAnswer } = await open();
  await settle(() => latest().answer('甲'));
  await settle(() => known().reload());
  await settle(() => known().change(() => '乙'));
  await settle(() => latest().answer('甲'));
  expect(known()).toMatchObject({ request: { status: 'done', answer: '乙' }, isPending: true });
  expect(asked).toHaveLength(3);
  await settle(() => latest().answer('乙丙'));
  expect(known()).toMatchObject({ request: { status: 'done', answer: '乙丙' }, isPending: false });
  expect(onAnswer.mock.calls).toEqual([['甲'], ['乙丙']]);
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

describe('while the server is away', () => {
  const away = () => Object.assign(new Error('系统错误 System error: Failed to fetch'), { name: 'NetworkError', reason: 'connection' });
  const paused = () => Object.assign(new Error('数据库没有及时回应。'), { code: '50000', isTemporary: true });
  const refused = () => Object.assign(new Error('您没有查看的权限'), { code: '30003' });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  async function openAlone() {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    return open();
  }

  it.each([
    ['cannot be reached', away],
    ['cannot answer just then', paused],
  ])('asks again by itself where it %s, says so once, and leaves the failure until there is an answer', async (_case, error) => {
    const { known, settle, latest, asked, onFail } = await openAlone();
    await settle(() => latest().fail(error()));
    expect(known().request).toEqual({ status: 'failed', message: error().message });
    await settle(() => vi.advanceTimersByTime(4999));
    expect(asked).toHaveLength(1);
    await settle(() => vi.advanceTimersByTime(1));
    expect(asked).toHaveLength(2);
    expect(known()).toMatchObject({ request: { status: 'failed' }, isPending: false });
    // One question at a time, and longer pauses between those in vain.
    await settle(() => vi.advanceTimersByTime(60_000));
    expect(asked).toHaveLength(2);
    await settle(() => latest().fail(error()));
    await settle(() => vi.advanceTimersByTime(14_999));
    expect(asked).toHaveLength(2);
    await settle(() => vi.advanceTimersByTime(1));
    await settle(() => latest().answer('甲'));
    expect(known()).toMatchObject({ request: { status: 'done', answer: '甲' }, last: '甲' });
    expect(onFail).toHaveBeenCalledOnce();
    await settle(() => vi.advanceTimersByTime(120_000));
    expect(asked).toHaveLength(3);
  });

  it('asks at once when the network is back, and not before', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { known, settle, latest, asked } = await openAlone();
    await settle(() => latest().fail(away()));
    await settle(() => vi.advanceTimersByTime(60_000));
    expect(asked).toHaveLength(1);
    isOnline.mockReturnValue(true);
    await settle(() => window.dispatchEvent(new Event('online')));
    await settle(() => latest().answer('甲'));
    expect(known().request).toEqual({ status: 'done', answer: '甲' });
  });

  it('tells another reason, and then leaves it to the person', async () => {
    const { known, settle, latest, asked, onFail } = await openAlone();
    await settle(() => latest().fail(away()));
    await settle(() => vi.advanceTimersByTime(5000));
    await settle(() => latest().fail(refused()));
    expect(known().request).toEqual({ status: 'failed', message: '您没有查看的权限' });
    expect(onFail.mock.calls).toEqual([[away().message], ['您没有查看的权限']]);
    await settle(() => vi.advanceTimersByTime(120_000));
    expect(asked).toHaveLength(2);
  });

  it('leaves it to Retry and to another question, which call its own off', async () => {
    const { known, settle, latest, asked, rerender } = await openAlone();
    await settle(() => latest().fail(away()));
    await settle(() => vi.advanceTimersByTime(5000));
    await settle(() => known().retry());
    expect(asked[1]!.signal.aborted).toBe(true);
    await settle(() => latest().fail(away()));
    await settle(() => vi.advanceTimersByTime(5000));
    await rerender('b');
    expect(asked.map(({ key, signal }) => [key, signal.aborted])).toEqual([
      ['a', true],
      ['a', true],
      ['a', true],
      ['a', true],
      ['b', false],
    ]);
    await settle(() => vi.advanceTimersByTime(60_000));
    expect(asked).toHaveLength(5);
  });
});
