import { textLimits } from '@college/curriculum-model';
import { UiProvider } from '@college/ui/theme';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { ListSearch } from './ListSearch';

const debounce = 300;
const lateness = 100;

/** A list whose keyword is in an address that follows late. */
function List() {
  const [keyword, setKeyword] = useState('');
  const change = (part: { keyword: string }) => void setTimeout(() => flushSync(() => setKeyword(part.keyword)), lateness);
  return (
    <UiProvider>
      <ListSearch label="搜索" list={{ request: { status: 'done' }, query: { keyword }, change }} />
      <output>{keyword}</output>
      <button onClick={() => setKeyword('')}>后退</button>
      <button onClick={() => setKeyword('ab')}>前进</button>
    </UiProvider>
  );
}

async function aList() {
  const { getByRole } = await render(<List />);
  await userEvent.click(getByRole('searchbox'));
  // Read at once: waiting for an element would move the clock on.
  const shown = () => ({
    text: (getByRole('searchbox').element() as HTMLInputElement).value,
    listed: getByRole('status').element().textContent,
  });
  return { shown, getByRole };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('keeps what was typed while a keyword sent from here was on its way', async () => {
  const { shown } = await aList();
  await userEvent.keyboard('ab');
  vi.advanceTimersByTime(debounce);
  await userEvent.keyboard('c');
  vi.advanceTimersByTime(lateness);
  expect(shown()).toEqual({ text: 'abc', listed: 'ab' });
  await userEvent.keyboard('{Enter}d{Enter}e');
  vi.advanceTimersByTime(lateness);
  expect(shown()).toEqual({ text: 'abcde', listed: 'abcd' });
});

it('takes a keyword back that is still on its way', async () => {
  const { shown } = await aList();
  await userEvent.keyboard('ab{Enter}{Escape}');
  vi.advanceTimersByTime(lateness);
  expect(shown()).toEqual({ text: '', listed: '' });
});

it('follows a keyword from outside, such as by going back and forward', async () => {
  const { shown, getByRole } = await aList();
  await userEvent.keyboard('ab{Enter}');
  vi.advanceTimersByTime(lateness);
  await userEvent.click(getByRole('button', { name: '后退' }));
  expect(shown()).toEqual({ text: '', listed: '' });
  await userEvent.click(getByRole('button', { name: '前进' }));
  expect(shown()).toEqual({ text: 'ab', listed: 'ab' });
});

it('takes no more characters than a request', async () => {
  const { shown, getByRole } = await aList();
  await userEvent.fill(getByRole('searchbox'), 'x'.repeat(textLimits.keyword + 1));
  expect(shown().text).toBe('x'.repeat(textLimits.keyword));
});
