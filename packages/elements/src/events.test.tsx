import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PropKind } from './definition';
import { defineElement, put } from './testing/testElement';

afterEach(() => document.body.replaceChildren());

interface Given {
  onGoToTarget: (target: { majorId: number }) => unknown;
  onChange: (...args: unknown[]) => void;
  onDone?: () => void;
  onOpenCopy?: () => void;
}

const answers: unknown[] = [];
const props: Record<string, PropKind> = { onGoToTarget: 'event', onChange: 'event', onDone: 'event', onOpenCopy: 'event' };
const tag = defineElement(
  ({ onGoToTarget, onChange, onDone, onOpenCopy }: Given) => (
    <>
      <button onClick={() => answers.push(onGoToTarget({ majorId: 1002 }))}>Go</button>
      <button onClick={() => onChange('one', 2)}>Change</button>
      <button onClick={() => onDone?.()}>Done</button>
      <input aria-label="Field" />
      {onOpenCopy && <button onClick={onOpenCopy}>Open</button>}
    </>
  ),
  { props, offers: ['onOpenCopy'] },
);

function collectEvents(type: string, on: EventTarget = document) {
  const events: CustomEvent[] = [];
  const listener = (event: Event) => events.push(event as CustomEvent);
  on.addEventListener(type, listener);
  return events;
}

it.each(['shadow', 'light'])('bubbles out of the element, with the arguments of the callback as detail (%s)', async (root) => {
  const element = put(tag, {}, { root });
  const went = collectEvents('go-to-target');
  const changed = collectEvents('change');
  const done = collectEvents('done', element);
  for (const name of ['Go', 'Change', 'Done']) await page.getByRole('button', { name }).click();
  expect(went.map(({ detail }) => detail)).toEqual([{ majorId: 1002 }]);
  expect(went[0]).toMatchObject({ bubbles: true, composed: true });
  expect(changed.map(({ detail }) => detail)).toEqual([['one', 2]]);
  expect(done.map(({ detail }) => detail)).toEqual([null]);
});

it('calls the callback property as well and returns its result to the widget', async () => {
  const element = put(tag, { onGoToTarget: ({ majorId }: { majorId: number }) => `went to ${majorId}` });
  const went = collectEvents('go-to-target', element);
  await page.getByRole('button', { name: 'Go' }).click();
  expect(answers.at(-1)).toBe('went to 1002');
  expect(went).toHaveLength(1);
});

it.each(['shadow', 'light'])('does not leak native events of the same name (%s)', async (root) => {
  const element = put(tag, {}, { root });
  const changed = collectEvents('change', element);
  await page.getByRole('textbox', { name: 'Field' }).fill('text');
  await page.getByRole('button', { name: 'Done' }).click();
  expect(changed).toHaveLength(0);
});

it('offers what somebody listens for, by listener or by property, and not otherwise', async () => {
  const element = put(tag);
  const offer = page.getByRole('button', { name: 'Open' });
  await expect.element(page.getByRole('button', { name: 'Go' })).toBeVisible();
  await expect.element(offer).not.toBeInTheDocument();
  const opened = collectEvents('open-copy', element);
  await offer.click();
  expect(opened).toHaveLength(1);
  element.remove();
  const onOpenCopy = vi.fn();
  put(tag, { onOpenCopy });
  await offer.click();
  expect(onOpenCopy).toHaveBeenCalledOnce();
});
