import { createClient, createMemoryStorage, createSessionStore } from '@college/api-client';
import { majorOptions } from '@college/api-client/react';
import { aLoginInfo } from '@college/curriculum-model/fixtures';
import { onlineManager, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultPreferences } from '../preferences/preferences';
import { SettingsContext } from '../preferences/settings';
import { ServicesContext } from '../services';
import { SessionQueries } from './SessionQueries';
import { createWorkbenchSession } from './workbenchSession';

const names = new Map([
  ['zh-CN', '软件工程'],
  ['en', 'Software Engineering'],
]);

function Major({ client }: { client: ReturnType<typeof createClient> }) {
  const { data, error } = useQuery(majorOptions(client, 1001));
  return (
    <>
      <h1>{data?.name}</h1>
      {error && <p role="alert">{error.message}</p>}
    </>
  );
}

const socketUrl = 'ws://127.0.0.1:1';
const demoEmail = aLoginInfo('demo').data.user.email;

/** The services of a page, with a server that responds in the language of the request until it is gone. */
function aScene() {
  const store = createSessionStore({ sessionStorage: createMemoryStorage(), localStorage: createMemoryStorage() });
  const server = { isGone: false, isAway: false };
  const client = createClient({
    session: store,
    fetch: async (_, init) => {
      if (server.isGone) return new Promise<Response>(() => undefined);
      if (server.isAway) return new Response('', { status: 502 });
      const name = names.get(new Headers(init?.headers).get('accept-language') ?? '');
      return Response.json({ code: '0', message: '', data: { id: 1001, name, edit: true } });
    },
  });
  return { store, server, services: { client, session: createWorkbenchSession(store), demoEmail, socketUrl } };
}

/** A page below the session; `hasMajor` says whether it shows the major. */
function Page({ scene: { store, services }, hasMajor = true }: { scene: ReturnType<typeof aScene>; hasMajor?: boolean }) {
  const [language, setLanguage] = useState('80101');
  function changeLanguage(code: string) {
    store.setLanguage(code);
    setLanguage(code);
  }
  const settings = {
    language,
    changeLanguage,
    preferences: defaultPreferences,
    changePreferences: () => {},
    browserStorage: createMemoryStorage(),
  };
  return (
    <SettingsContext value={settings}>
      <ServicesContext value={services}>
        <button type="button" onClick={() => changeLanguage('80102')}>
          EN
        </button>
        <SessionQueries>{hasMajor && <Major client={services.client} />}</SessionQueries>
      </ServicesContext>
    </SettingsContext>
  );
}

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => root.unmount());

it('refetches names when the language changes', async () => {
  root.render(<Page scene={aScene()} />);
  await expect.element(page.getByRole('heading')).toHaveTextContent('软件工程');
  await page.getByRole('button', { name: 'EN' }).click();
  await expect.element(page.getByRole('heading')).toHaveTextContent('Software Engineering');
});

it('shows the next person nothing of the one who signed out, without a server too', async () => {
  const scene = aScene();
  const { session } = scene.services;
  session.begin(aLoginInfo('majorLeader'));
  root.render(<Page scene={scene} />);
  await expect.element(page.getByRole('heading')).toHaveTextContent('软件工程');
  root.render(<Page scene={scene} hasMajor={false} />);
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
  scene.server.isGone = true;
  session.end();
  session.begin(aLoginInfo('collegeAdmin'));
  root.render(<Page scene={scene} />);
  await expect.element(page.getByRole('heading')).toBeEmptyDOMElement();
});

it('reads by itself what a server that was away kept back', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const scene = aScene();
  scene.server.isAway = true;
  root.render(<Page scene={scene} />);
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  scene.server.isAway = false;
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await expect.element(page.getByRole('heading')).toHaveTextContent('软件工程');
});

it('fails at once while the browser knows of no network, and reads again as soon as there is one', async () => {
  onTestFinished(() => onlineManager.setOnline(true));
  const scene = aScene();
  scene.server.isAway = true;
  onlineManager.setOnline(false);
  root.render(<Page scene={scene} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('502');
  scene.server.isAway = false;
  onlineManager.setOnline(true);
  await expect.element(page.getByRole('heading')).toHaveTextContent('软件工程');
});
