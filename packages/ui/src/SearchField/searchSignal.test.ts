import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createManualClock } from '../clock';
import { createSearchSignal } from './searchSignal';

function aSignal() {
  const clock = createManualClock();
  const onSearch = vi.fn<(keyword: string) => void>();
  const signal = createSearchSignal({ debounce: 300, clock });
  signal.heardBy(onSearch);
  return { clock, onSearch, signal };
}

describe('createSearchSignal', () => {
  it('searches once, 300 ms after the last key', () => {
    const { clock, onSearch, signal } = aSignal();
    for (const text of ['d', 'da', 'dat']) {
      signal.typed(text);
      clock.advance(100);
    }
    clock.advance(199);
    expect(onSearch).not.toHaveBeenCalled();
    clock.advance(1);
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('dat');
  });

  it('keeps quiet while an input method composes and searches after it ends', () => {
    const { clock, onSearch, signal } = aSignal();
    signal.typed('数');
    signal.compositionStarted();
    signal.typed('数ju');
    clock.advance(1000);
    signal.submitted('数ju');
    expect(onSearch).not.toHaveBeenCalled();
    signal.compositionEnded('数据');
    clock.advance(300);
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('数据');
  });

  it('clears at once and drops what was typed before', () => {
    const { clock, onSearch, signal } = aSignal();
    signal.typed('数据');
    signal.cleared();
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
    clock.advance(1000);
    expect(onSearch).toHaveBeenCalledOnce();
  });

  it('searches at once when submitted, and not again when the time is up', () => {
    const { clock, onSearch, signal } = aSignal();
    signal.typed('数据');
    signal.submitted('数据');
    clock.advance(1000);
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('数据');
  });

  it('whatever is typed at whatever pace, the last search is for the last text', () => {
    const keys = fc.array(fc.record({ text: fc.string(), pause: fc.nat(700) }), { minLength: 1 });
    fc.assert(
      fc.property(keys, (typing) => {
        const { clock, onSearch, signal } = aSignal();
        for (const { text, pause } of typing) {
          signal.typed(text);
          clock.advance(pause);
        }
        clock.advance(300);
        expect(onSearch).toHaveBeenLastCalledWith(typing.at(-1)!.text);
        const pauses = typing.slice(0, -1).filter(({ pause }) => pause >= 300).length;
        expect(onSearch).toHaveBeenCalledTimes(pauses + 1);
      }),
    );
  });
});
