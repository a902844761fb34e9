import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UiProviderProps } from '../theme';

/** This package, loaded once more, as beside a version that somebody else installed. */
async function loadCopy() {
  vi.resetModules();
  const [theme, toast, messages] = await Promise.all([import('../theme'), import('../Toast'), import('../messages')]);
  return { ...theme, ...toast, ...messages };
}

type LoadedCopy = Awaited<ReturnType<typeof loadCopy>>;

const texts = { zh: { hello: '你好' }, en: { hello: 'Hello' } };

/** A component of a copy that needs a provider, a text and a time zone. */
function componentOf({ useToast, useMessages, useTimeZone, defineMessages }: LoadedCopy) {
  const messages = defineMessages('copies', texts);
  return function Component() {
    useToast();
    return createElement('p', null, useMessages(messages).hello, ' ', useTimeZone());
  };
}

function drawInside({ UiProvider, ToastProvider }: LoadedCopy, Component: () => ReturnType<typeof createElement>) {
  const inside = createElement(ToastProvider, null, createElement(Component), createElement(Component));
  const props = { locale: 'en-US', timeZone: 'Asia/Tokyo' } as UiProviderProps;
  return renderToString(createElement(UiProvider, props, inside));
}

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => void (warn = vi.spyOn(console, 'warn').mockImplementation(() => {})));
afterEach(() => warn.mockRestore());

it('lets the providers of one copy reach the components of another, and says once that there are two', async () => {
  const one = await loadCopy();
  const other = await loadCopy();
  expect(other.UiProvider).not.toBe(one.UiProvider);

  const Component = componentOf(other);
  expect(drawInside(one, Component)).toContain('Hello<!-- --> <!-- -->Asia/Tokyo');
  drawInside(one, Component);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('@college/ui is loaded twice')]]);
});

it('says nothing where one copy draws all', async () => {
  const one = await loadCopy();
  drawInside(one, componentOf(one));
  expect(warn).not.toHaveBeenCalled();
});
