import { Button } from '@college/ui/Button';
import { Popover } from '@college/ui/Popover';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useState } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { defineElement, put } from './testing/testElement';

afterEach(() => document.body.replaceChildren());

const mounted = vi.fn();

function Counter({ step = 1 }: { step?: number }) {
  const [count, setCount] = useState(() => {
    mounted();
    return 0;
  });
  return <Button onPress={() => setCount(count + step)}>{`Count ${count}`}</Button>;
}

const tag = defineElement(Counter, { props: { step: 'number' } });
const count = (value: number) => page.getByRole('button', { name: `Count ${value}` });

it.each(['shadow', 'light'])('keeps its state when it is moved in the document (%s)', async (root) => {
  const element = put(tag, {}, { root });
  await count(0).click();
  await expect.element(count(1)).toBeVisible();
  const elsewhere = document.body.appendChild(document.createElement('section'));
  elsewhere.append(element);
  await expect.element(count(1)).toBeVisible();
  await count(1).click();
  await expect.element(count(2)).toBeVisible();
});

it.each(['shadow', 'light'])('unmounts cleanly and starts over when it is reinserted (%s)', async (root) => {
  const element = put(tag, { step: 5 }, { root });
  await count(0).click();
  await expect.element(count(5)).toBeVisible();
  element.remove();
  await expect.poll(() => (element.shadowRoot ?? element).childNodes.length).toBe(0);
  document.body.append(element);
  await count(0).click();
  await expect.element(count(5)).toBeVisible();
});

it('moves to the other tree, losing its state but keeping its props', async () => {
  const element = put(tag, { step: 2 });
  await count(0).click();
  await expect.element(count(2)).toBeVisible();
  element.setAttribute('root', 'light');
  await expect.element(count(0)).toBeVisible();
  expect(element.querySelector('button')).not.toBeNull();
  expect(element.shadowRoot?.querySelector('button')).toBeNull();
  await count(0).click();
  await expect.element(count(2)).toBeVisible();
  element.setAttribute('root', 'shadow');
  await expect.element(count(0)).toBeVisible();
  expect(element.querySelector('button')).toBeNull();
});

/** Counts the listeners outside of elements, and the children of the head. */
function watchLeftovers() {
  const targets: EventTarget[] = [window, document, document.documentElement, document.body];
  const open = new Map<string, number>();
  const add = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const remove = vi.spyOn(EventTarget.prototype, 'removeEventListener');
  const known = new Map<unknown, Set<string>>();
  const keyOf = (type: string, options: unknown) =>
    `${type}:${typeof options === 'object' ? Boolean((options as { capture?: boolean })?.capture) : Boolean(options)}`;
  return {
    stop() {
      for (const [at, target] of add.mock.contexts.entries()) {
        const [type, listener, options] = add.mock.calls[at]!;
        const signal = typeof options === 'object' ? options.signal : undefined;
        if (!targets.includes(target as EventTarget) || signal?.aborted) continue;
        const keys = known.get(listener) ?? new Set();
        known.set(listener, keys.add(keyOf(type, options)));
      }
      for (const [at, target] of remove.mock.contexts.entries()) {
        const [type, listener, options] = remove.mock.calls[at]!;
        if (targets.includes(target as EventTarget)) known.get(listener)?.delete(keyOf(type, options));
      }
      for (const keys of known.values()) for (const key of keys) open.set(key, (open.get(key) ?? 0) + 1);
      add.mockRestore();
      remove.mockRestore();
      return Object.fromEntries(open);
    },
  };
}

const layered = defineElement(() => (
  <DialogTrigger>
    <Button>Open</Button>
    <Popover aria-label="Layer">
      <p>Inside the layer</p>
    </Popover>
  </DialogTrigger>
));

async function openAndTakeOff(root: string) {
  const element = put(layered, {}, { root });
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByText('Inside the layer')).toBeVisible();
  element.remove();
  await expect.poll(() => (element.shadowRoot ?? element).childNodes.length).toBe(0);
}

it.each(['shadow', 'light'])('leaves nothing behind: no listeners, layers or styles (%s)', async (root) => {
  // What the libraries set up once for the page stays: the first time is not counted.
  await openAndTakeOff(root);
  const bodyBefore = document.body.children.length;
  const stylesBefore = document.querySelectorAll('style').length;
  const watch = watchLeftovers();
  for (let time = 0; time < 3; time += 1) await openAndTakeOff(root);
  expect(watch.stop()).toEqual({});
  expect(document.body.children.length).toBe(bodyBefore);
  expect(document.querySelectorAll('style').length).toBe(stylesBefore);
  expect(document.body.hasAttribute('aria-hidden')).toBe(false);
  expect(document.querySelectorAll('[inert], [aria-hidden="true"]').length).toBe(0);
});
