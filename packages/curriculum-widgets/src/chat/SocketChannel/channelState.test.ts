import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channelReducer, idleChannel, keptEntries, type ChannelHappening, type ChannelState } from './channelState';

const time = new Date(0);

function after(happenings: readonly ChannelHappening[], from: ChannelState = idleChannel) {
  return happenings.reduce((state, happening) => channelReducer(state, { type: 'happened', time, happening }), from);
}

const connecting: ChannelHappening = { kind: 'connecting', text: 'ws://127.0.0.1:1' };
const open: ChannelHappening = { kind: 'open' };
const error: ChannelHappening = { kind: 'error' };
const close: ChannelHappening = { kind: 'close', code: 1006, reason: '' };

describe('a channel', () => {
  it.each<[string, ChannelHappening[], string, boolean]>([
    ['connects', [connecting], 'connecting', false],
    ['opens', [connecting, open], 'open', false],
    ['is refused', [connecting, error, close], 'closed', true],
    ['breaks off', [connecting, open, error, close], 'closed', false],
    ['is tried again', [connecting, error, close, connecting], 'connecting', false],
  ])('%s', (_, happenings, status, isRefused) => {
    expect(after(happenings)).toMatchObject({ status, isRefused });
  });

  it('logs what happens in its order', () => {
    const { entries } = after([connecting, open, { kind: 'sent', text: '你好' }, { kind: 'message', text: '您好' }, close]);
    expect(entries.map(({ kind }) => kind)).toEqual(['connecting', 'open', 'sent', 'message', 'close']);
  });

  it('stays open when its log is cleared', () => {
    const cleared = channelReducer(after([connecting, open]), { type: 'cleared' });
    expect(cleared).toMatchObject({ status: 'open', entries: [] });
  });
});

it('keeps the newest lines, each with an id of its own', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: keptEntries + 60 }), (count) => {
      const { entries } = after(Array.from({ length: count }, (_, at) => ({ kind: 'message', text: String(at) })));
      expect(entries).toHaveLength(Math.min(count, keptEntries));
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      if (count > 0) expect(entries.at(-1)).toMatchObject({ text: String(count - 1) });
    }),
    { numRuns: 20 },
  );
});
