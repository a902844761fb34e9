import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../clock';
import { createToastQueue, FAULT_DURATION, MOST_TOASTS, TOAST_DURATION } from './toastQueue';

function setUp() {
  const clock = createManualClock();
  const queue = createToastQueue(clock);
  return { clock, queue, shown: () => queue.getToasts().map(({ message }) => message) };
}

describe('toast queue', () => {
  it('closes a toast after 3000 ms by default', () => {
    const { clock, queue, shown } = setUp();
    expect(TOAST_DURATION).toBe(3000);
    queue.show({ message: '保存成功' });
    clock.advance(2999);
    expect(shown()).toEqual(['保存成功']);
    clock.advance(1);
    expect(shown()).toEqual([]);
  });

  it.each(['error', 'warning', 'success', 'info'] as const)('closes a toast of type %s by itself', (type) => {
    const { clock, queue, shown } = setUp();
    queue.show({ type, message: '消息' });
    clock.advance(3000);
    expect(shown()).toEqual([]);
  });

  it('leaves an error that names its request long enough to be copied', () => {
    const { clock, queue, shown } = setUp();
    queue.show({ type: 'error', message: '服务器出现错误。（请求编号：req-12345678）' });
    clock.advance(FAULT_DURATION - 1);
    expect(shown()).toHaveLength(1);
    clock.advance(1);
    expect(shown()).toEqual([]);
  });

  it('shows the same failure of several requests once, with the first of their ids', () => {
    const { queue, shown } = setUp();
    for (const id of ['req-11111111', 'req-22222222']) queue.show({ type: 'error', message: `服务器出现错误。（请求编号：${id}）` });
    expect(shown()).toEqual(['服务器出现错误。（请求编号：req-11111111）']);
  });

  it('shows a repeated error once and restarts its timeout; other messages are shown each time', () => {
    const { clock, queue, shown } = setUp();
    const first = queue.show({ type: 'error', message: '登录信息无效' });
    clock.advance(2000);
    expect(queue.show({ type: 'error', message: '登录信息无效' })).toBe(first);
    queue.show({ message: '已删除「未命名的一行」' });
    queue.show({ message: '已删除「未命名的一行」' });
    expect(shown()).toEqual(['登录信息无效', '已删除「未命名的一行」', '已删除「未命名的一行」']);
    clock.advance(2999);
    expect(shown()).toContain('登录信息无效');
    clock.advance(1);
    expect(shown()).toEqual([]);
  });

  it('shows five at most: the oldest that would close by itself makes room, what is to stay stays', () => {
    const { queue, shown } = setUp();
    expect(MOST_TOASTS).toBe(5);
    queue.show({ message: 'stays', duration: Infinity });
    for (const message of ['1', '2', '3', '4', '5', '6']) queue.show({ message });
    expect(shown()).toEqual(['stays', '3', '4', '5', '6']);
    for (const message of ['a', 'b', 'c', 'd', 'e', 'f']) queue.show({ message, duration: Infinity });
    expect(shown()).toEqual(['stays', 'a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('takes a duration of its own, and Infinity for until closed', () => {
    const { clock, queue, shown } = setUp();
    queue.show({ message: 'short', duration: 500 });
    const lasting = queue.show({ message: 'lasting', duration: Infinity });
    clock.advance(500);
    expect(shown()).toEqual(['lasting']);
    clock.advance(1_000_000);
    expect(shown()).toEqual(['lasting']);
    queue.close(lasting);
    expect(shown()).toEqual([]);
  });

  it('keeps the newest last and closes it first', () => {
    const { queue, shown } = setUp();
    queue.show({ message: 'first' });
    queue.show({ message: 'second' });
    expect(shown()).toEqual(['first', 'second']);
    expect(queue.closeNewest()).toBe(true);
    expect(shown()).toEqual(['first']);
    expect(queue.closeNewest()).toBe(true);
    expect(queue.closeNewest()).toBe(false);
  });

  it('stops every timeout while paused and resumes with the remaining time', () => {
    const { clock, queue, shown } = setUp();
    queue.show({ message: 'a' });
    clock.advance(2000);
    queue.pause();
    queue.show({ message: 'b', duration: 500 });
    clock.advance(60_000);
    expect(shown()).toEqual(['a', 'b']);
    queue.resume();
    clock.advance(500);
    expect(shown()).toEqual(['a']);
    clock.advance(499);
    expect(shown()).toEqual(['a']);
    clock.advance(1);
    expect(shown()).toEqual([]);
  });

  it('notifies its listeners of every change and of nothing else', () => {
    const { clock, queue } = setUp();
    let changes = 0;
    const unsubscribe = queue.subscribe(() => changes++);
    const id = queue.show({ message: 'a' });
    queue.close(id);
    queue.close(id);
    clock.advance(3000);
    expect(changes).toBe(2);
    unsubscribe();
    queue.show({ message: 'b' });
    expect(changes).toBe(2);
  });

  it('shows every toast exactly as long as set, whatever the pauses, unless five newer ones come', () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant('show' as const), duration: fc.integer({ min: 1, max: 900 }) }),
      fc.record({ kind: fc.constant('wait' as const), time: fc.integer({ min: 1, max: 400 }) }),
      fc.record({ kind: fc.constantFrom('pause' as const, 'resume' as const) }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const { clock, queue, shown } = setUp();
        let isPaused = false;
        let expected: { name: string; left: number }[] = [];
        acts.forEach((step, index) => {
          if (step.kind === 'show') {
            queue.show({ message: String(index), duration: step.duration });
            expected = [...expected, { name: String(index), left: step.duration }].slice(-MOST_TOASTS);
          } else if (step.kind === 'wait') {
            clock.advance(step.time);
            if (!isPaused) expected = expected.map((one) => ({ ...one, left: one.left - step.time })).filter(({ left }) => left > 0);
          } else {
            queue[step.kind]();
            isPaused = step.kind === 'pause';
          }
          expect(shown()).toEqual(expected.map(({ name }) => name));
        });
      }),
    );
  });
});
