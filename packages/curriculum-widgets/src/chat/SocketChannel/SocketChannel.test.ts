import { UiProvider } from '@college/ui/theme';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SocketChannel } from './SocketChannel';

it('is drawn on a server, where there is neither a socket nor anybody to ask for a permission', () => {
  vi.stubGlobal('WebSocket', undefined);
  vi.stubGlobal('navigator', undefined);
  try {
    const html = renderToString(createElement(UiProvider, null, createElement(SocketChannel, { url: 'ws://127.0.0.1:8765' })));
    expect(html).toContain('ws://127.0.0.1:8765');
    // The first render of the browser, so that hydration matches.
    expect(html).toContain('连接');
    expect(html).not.toContain('WebSocket');
  } finally {
    vi.unstubAllGlobals();
  }
});
