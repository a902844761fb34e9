import { createClient, createMemoryStorage, createSessionStore } from '@college/api-client';
import { majorOptions } from '@college/api-client/react';
import { aLoginInfo } from '@college/curriculum-model/fixtures';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
  return <h1>{useQuery(majorOptions(client, 1001)).data?.name}</h1>;
}

/** A page below the session, with a server that responds in the language of the request. */
function Page() {
  const [language, setLanguage] = useState('80101');
  const [store] = useState(() => createSessionStore({ sessionStorage: createMemoryStorage(), localStorage: createMemoryStorage() }));
  const [session] = useState(() => createWorkbenchSession(store));
  const [client] = useState(() =>
    createClient({
      session: store,
      fetch: async (_, init) => {
        const name = names.get(new Headers(init?.headers).get('accept-language') ?? '');
        return Response.json({ code: '0', message: '', data: { id: 1001, name, edit: true } });
      },
    }),
  );
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
      <ServicesContext value={{ client, session, demoEmail: aLoginInfo('demo').data.user.email, socketUrl: 'ws://127.0.0.1:1' }}>
        <button type="button" onClick={() => changeLanguage('80102')}>
          EN
        </button>
        <SessionQueries>
          <Major client={client} />
        </SessionQueries>
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
  root.render(<Page />);
  await expect.element(page.getByRole('heading')).toHaveTextContent('软件工程');
  await page.getByRole('button', { name: 'EN' }).click();
  await expect.element(page.getByRole('heading')).toHaveTextContent('Software Engineering');
});
