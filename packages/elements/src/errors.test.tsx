import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createElementClass } from './createElementClass';
import { defineElement, put } from './testing/testElement';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it.each([
  ['zh-CN', '页面的这一部分出错了'],
  ['en-US', 'This part of the page stopped working'],
])('says in words that the widget broke, and offers to draw it anew (%s)', async (locale, sentence) => {
  let isBroken = true;
  const tag = defineElement(() => {
    if (isBroken) throw new Error('no such goal');
    return <p>Mended</p>;
  });
  const events: ErrorEvent[] = [];
  const listener = (event: Event) => event instanceof ErrorEvent && events.push(event);
  put(tag, {}, { locale }).addEventListener('error', listener);
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  expect(events.map(({ message, error }) => [message, (error as Error).message])).toEqual([['no such goal', 'no such goal']]);
  isBroken = false;
  await page.getByRole('alert').getByRole('button').click();
  await expect.element(page.getByText('Mended')).toBeVisible();
});

it('renders a failed widget again when one of its properties changes', async () => {
  const tag = defineElement(
    ({ name }: { name?: string }) => {
      if (name === undefined) throw new Error('no name');
      return <p>{name}</p>;
    },
    { props: { name: 'string' } },
  );
  const element = put(tag, {}, { locale: 'en-US' });
  await expect.element(page.getByRole('alert')).toBeVisible();
  element.setAttribute('name', 'Mended');
  await expect.element(page.getByText('Mended')).toBeVisible();
});

it('reports that the chunk of a widget failed to load, and loads it again on retry', async () => {
  let tries = 0;
  const tag = 'test-unreachable';
  const load = async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>Arrived</p>;
  };
  customElements.define(tag, createElementClass({ tag, load, props: {}, required: [] }));
  put(tag, {}, { locale: 'en' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('This part of the page could not be loaded');
  await page.getByRole('alert').getByRole('button').click();
  await expect.element(page.getByText('Arrived')).toBeVisible();
});

it('leaves the other elements of the page alone', async () => {
  put(defineElement(() => <p>Whole</p>));
  put(
    defineElement(() => {
      throw new Error('broken');
    }),
    {},
    { locale: 'en' },
  );
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByText('Whole')).toBeVisible();
});
