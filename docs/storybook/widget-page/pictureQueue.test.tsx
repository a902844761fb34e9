import { afterEach, expect, it, vi } from 'vitest';
import { inTurn, listenTo } from './pictureQueue';

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

it('draws two stories at once, and the next where one stands', () => {
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  const end = inTurn(first);
  const endSecond = inTurn(second);
  const endThird = inTurn(third);
  expect([first, second, third].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  end();
  expect(third).toHaveBeenCalledTimes(1);
  endSecond();
  endThird();
});

it('draws nothing whose turn did not come before its page was left', () => {
  const ends = [inTurn(() => {}), inTurn(() => {})];
  const late = vi.fn();
  const leave = inTurn(late);
  leave();
  for (const end of ends) end();
  expect(late).not.toHaveBeenCalled();
});

it('hears of a frame that its story stands, and keeps what it says from the page', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const onPage = vi.fn();
  const onEnd = vi.fn();
  const stopListening = listenTo(() => frame.contentWindow, onEnd);
  window.addEventListener('message', onPage);
  stop = () => {
    stopListening();
    window.removeEventListener('message', onPage);
  };
  const say = (type: string, source: Window | null) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: JSON.stringify({ key: 'storybook-channel', event: { type, args: [] } }), source }),
    );
  say('globalsUpdated', frame.contentWindow);
  expect(onEnd).not.toHaveBeenCalled();
  say('storyRendered', frame.contentWindow);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(onPage).not.toHaveBeenCalled();
  say('storyRendered', window);
  expect(onPage).toHaveBeenCalledTimes(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
