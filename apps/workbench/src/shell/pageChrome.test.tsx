import { renderUi } from '@college/ui/testing';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { PageChromeProvider, usePageChrome, usePageChromeState } from './pageChrome';

function Page({ name }: { name: string }) {
  usePageChrome(
    useMemo(() => ({ end: name }), [name]),
    `${name} saved`,
  );
  return <h1>{name}</h1>;
}

function Frame({ onReady }: { onReady: (open: (name: string) => void) => void }) {
  const { chrome, saveStatus, setFrame } = usePageChromeState();
  const [name, setName] = useState('Data Structures');
  useEffect(() => onReady(setName), [onReady]);
  return (
    <>
      <nav>{chrome.end}</nav>
      <output>{saveStatus}</output>
      <PageChromeProvider setFrame={setFrame}>
        <Page key={name} name={name} />
      </PageChromeProvider>
    </>
  );
}

it('names the page in the frame as soon as it shows, and its saving state after it', async () => {
  const ready = vi.fn<(open: (name: string) => void) => void>();
  const screen = await renderUi(<Frame onReady={ready} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Data Structures saved');
  flushSync(() => ready.mock.lastCall![0]('Algorithms'));
  expect(screen.getByRole('heading').element().textContent).toBe('Algorithms');
  expect(screen.getByRole('navigation').element().textContent).toBe('Algorithms');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Algorithms saved');
});
