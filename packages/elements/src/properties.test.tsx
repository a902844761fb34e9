import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PropKind } from './definition';
import { createElementClass } from './createElementClass';
import { defineElement, put } from './testing/testElement';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

interface Given {
  name?: string;
  courseId?: number | null;
  isOpen?: boolean;
  source?: object;
}

const props: Record<string, PropKind> = { name: 'string', courseId: 'number', isOpen: 'boolean', source: 'object' };
const drawn = vi.fn<(given: Given) => void>();
const tag = defineElement(
  function Widget(given: Given) {
    drawn(given);
    return <p>{given.name}</p>;
  },
  { props },
);
const lastDrawn = () => expect.poll(() => drawn.mock.lastCall?.[0]);

it('reads attributes as text, numbers and truth values', async () => {
  put(tag, {}, { name: '数据结构', 'course-id': '1004', 'is-open': '' });
  await lastDrawn().toEqual({ name: '数据结构', courseId: 1004, isOpen: true });
});

it('follows attributes that change and are removed', async () => {
  const element = put(tag, {}, { name: 'one', 'is-open': 'true' });
  await lastDrawn().toEqual({ name: 'one', isOpen: true });
  element.setAttribute('name', 'two');
  element.setAttribute('is-open', 'false');
  await lastDrawn().toEqual({ name: 'two', isOpen: false });
  element.removeAttribute('name');
  await lastDrawn().toEqual({ isOpen: false });
});

it('has an accessor for each prop, so that a framework sets a property and no attribute', () => {
  const element = document.createElement(tag);
  for (const name of [...Object.keys(props), 'theme', 'locale', 'density', 'timeZone', 'root', 'messages'])
    expect(name in element, name).toBe(true);
});

it('passes the very object that was set to the widget, and returns it', async () => {
  const source = { list: async () => [] };
  const element = put(tag, { source });
  await expect.poll(() => drawn.mock.lastCall?.[0].source).toBe(source);
  expect(Reflect.get(element, 'source')).toBe(source);
  expect(element.hasAttribute('source')).toBe(false);
});

it('writes text, numbers and truth values back into the markup', () => {
  const element = put(tag, { name: '数据结构', courseId: 1004, isOpen: true });
  expect(element.getAttributeNames().sort()).toEqual(['course-id', 'is-open', 'name']);
  Object.assign(element, { name: undefined, courseId: null, isOpen: false });
  expect(element.getAttributeNames()).toEqual([]);
});

it('distinguishes an absent number from null', async () => {
  const element = put(tag, { courseId: 1 });
  await lastDrawn().toEqual({ courseId: 1 });
  Object.assign(element, { courseId: null });
  await lastDrawn().toEqual({ courseId: null });
});

it('draws once for all that is set in one task', async () => {
  const element = put(tag, { name: 'first' });
  await expect.element(page.getByText('first')).toBeVisible();
  drawn.mockClear();
  for (let step = 0; step < 50; step += 1) Object.assign(element, { name: `step ${step}`, courseId: step });
  await expect.element(page.getByText('step 49')).toBeVisible();
  expect(drawn).toHaveBeenCalledExactlyOnceWith({ name: 'step 49', courseId: 49 });
});

it.each([
  ['course-id', 'abc', 'course-id: "abc" is not a number'],
  ['course-id', '', 'course-id: "" is not a number'],
  ['is-open', 'perhaps', 'is-open: "perhaps" is neither true nor false'],
  ['theme', 'pink', 'theme: "pink" is none of "light", "dark", "contrast"'],
])('says in words that %s="%s" cannot be, and stays up', async (attribute, value, sentence) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  put(tag, { name: 'still here' }, { [attribute]: value });
  await expect.element(page.getByText('still here')).toBeVisible();
  expect(warn.mock.calls.filter(([said]) => String(said).includes(sentence))).toHaveLength(1);
});

it('takes what was set before its script arrived, and there properties win over attributes', async () => {
  const late = 'test-late-element';
  const source = {};
  const element = put(late, { source, name: 'property', theme: 'dark' }, { name: 'attribute', 'course-id': '7' });
  const load = async () => (given: Given) => (drawn(given), (<p>{given.name}</p>));
  customElements.define(late, createElementClass({ tag: late, load, props, required: [] }));
  await lastDrawn().toEqual({ source, name: 'property', courseId: 7 });
  expect(Object.hasOwn(element, 'source')).toBe(false);
  expect(element.getAttribute('theme')).toBe('dark');
  Object.assign(element, { name: 'afterwards' });
  await lastDrawn().toEqual({ source, name: 'afterwards', courseId: 7 });
});

it('takes a required truth value for false where its attribute is absent or taken away', async () => {
  const dialog = defineElement(({ isOpen }: Given) => <p>{`open: ${isOpen}`}</p>, { props, required: ['isOpen'] });
  const element = put(dialog, {}, { 'is-open': '' });
  await expect.element(page.getByText('open: true')).toBeVisible();
  element.removeAttribute('is-open');
  await expect.element(page.getByText('open: false')).toBeVisible();
  Object.assign(element, { isOpen: true });
  await expect.element(page.getByText('open: true')).toBeVisible();
  Object.assign(element, { isOpen: undefined });
  await expect.element(page.getByText('open: false')).toBeVisible();
});

it('takes away what it drew with a source that the page took back', async () => {
  const waiting = defineElement(({ name }: Given) => <p>{name}</p>, { props, required: ['source'] });
  const element = put(waiting, { name: 'of this source', source: {} });
  await expect.element(page.getByText('of this source')).toBeVisible();
  Object.assign(element, { source: undefined });
  await expect.element(page.getByText('of this source')).not.toBeInTheDocument();
  Object.assign(element, { source: {} });
  await expect.element(page.getByText('of this source')).toBeVisible();
});

it('waits for required props, and reports what it waits for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const waiting = defineElement(({ source }: Given) => <p>{source ? 'has its source' : 'has none'}</p>, { props, required: ['source'] });
  const element = put(waiting);
  await vi.advanceTimersByTimeAsync(3000);
  expect(warn.mock.lastCall?.[0]).toBe(`<${waiting}> shows nothing yet: it waits for source.`);
  vi.useRealTimers();
  Object.assign(element, { source: {} });
  await expect.element(page.getByText('has its source')).toBeVisible();
});

it('waits for a required prop that is null, unless null is a value of it', async () => {
  const show = ({ source, courseId }: Given) => <p>{`${source ? 'its source' : 'no source'}, course ${courseId}`}</p>;
  const element = put(defineElement(show, { props, required: ['source', 'courseId'], nullable: ['courseId'] }), {
    source: null,
    courseId: null,
  });
  const other = put(defineElement(() => <p>The other</p>));
  await expect.element(page.getByText('The other')).toBeVisible();
  expect(element.shadowRoot).toBeNull();
  other.remove();
  Object.assign(element, { source: {} });
  await expect.element(page.getByText('its source, course null')).toBeVisible();
});
