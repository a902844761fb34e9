import { createClient, createMemoryStorage, createSessionStore } from '@college/api-client';
import { aLoginInfo } from '@college/curriculum-model/fixtures';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { defaultPreferences } from '../preferences/preferences';
import { SettingsContext } from '../preferences/settings';
import { ServicesContext } from '../services';
import { createWorkbenchSession } from '../session/workbenchSession';
import { useRights } from './useRights';

const loginInfo = aLoginInfo('courseEditor');

const reach = {
  college: { id: loginInfo.data.user.collegeId, name: '示范大学' },
  departments: [{ id: 1001, name: '信息学院', majors: [{ id: 1001, name: '软件工程', edit: false }] }],
};
const card = {
  self: { label: '大学英语', value: 1014 },
  parent: { label: '软件工程', value: 1001 },
  manager: [{ label: loginInfo.data.user.userName, value: loginInfo.data.user.id }],
  btnMenus: [],
  coverMenus: [],
};

/** The major of a draft, which is in no list. */
const draft = {
  id: 9112,
  name: '软件工程',
  edit: false,
  edition: {
    id: 9012,
    kind: 'draft',
    status: 'open',
    name: '2026 修订',
    entryYear: null,
    majorId: 9112,
    homeMajorId: 1001,
    homeMajorName: '软件工程',
  },
};

/** The course of the draft that is the same as the one which this person edits. */
const cardOfDraft = {
  ...card,
  self: { label: '大学英语', value: 9114 },
  parent: { label: '软件工程', value: 9112 },
  manager: [],
  homeCourseId: loginInfo.data.user.relativeId,
};

/** A server that answers in Chinese and is slow in English. */
const slowInEnglish: typeof fetch = async (input) => {
  const url = String(input);
  if (url.includes('lang=80102')) return new Promise(() => {});
  const cards = [url.includes('majorId=9112') ? cardOfDraft : card];
  const data = url.includes('getcurrentdepartment') ? reach : url.includes('majorinfo') ? draft : cards;
  return Response.json({ code: '0', message: '', data });
};

function createServices() {
  const store = createSessionStore({ sessionStorage: createMemoryStorage(), localStorage: createMemoryStorage() });
  store.write(loginInfo);
  const client = createClient({ session: store, fetch: slowInEnglish });
  return { client, session: createWorkbenchSession(store), demoEmail: aLoginInfo('demo').data.user.email, socketUrl: 'ws://127.0.0.1:1' };
}

function Offer({ majorId, courseId }: { majorId: number; courseId: number }) {
  const { can, isKnown } = useRights(majorId);
  return <p>{isKnown ? `known, ${can('modify', courseId) ? 'may edit' : 'may look'}` : 'unknown'}</p>;
}

function Page({ majorId = 1001, courseId = 1014 }: { majorId?: number; courseId?: number }) {
  const [services] = useState(createServices);
  const [queryClient] = useState(() => new QueryClient());
  const [language, changeLanguage] = useState('80101');
  const browserStorage = createMemoryStorage();
  const settings = { language, changeLanguage, preferences: defaultPreferences, changePreferences: () => {}, browserStorage };
  return (
    <SettingsContext value={settings}>
      <ServicesContext value={services}>
        <QueryClientProvider client={queryClient}>
          <button type="button" onClick={() => changeLanguage('80102')}>
            {language}
          </button>
          <Offer majorId={majorId} courseId={courseId} />
        </QueryClientProvider>
      </ServicesContext>
    </SettingsContext>
  );
}

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => root.unmount());

it('stays known while names are fetched in another language, so that an open editor is not taken away', async () => {
  root.render(<Page />);
  await expect.element(page.getByText('known, may edit')).toBeVisible();
  await page.getByRole('button', { name: '80101' }).click();
  await expect.element(page.getByRole('button', { name: '80102' })).toBeVisible();
  expect(page.getByText('known, may edit').query()).not.toBeNull();
});

it('is in a draft what it is in the current edition', async () => {
  root.render(<Page majorId={9112} courseId={9114} />);
  await expect.element(page.getByText('known, may edit')).toBeVisible();
});

it('offers in a draft no course but the same', async () => {
  root.render(<Page majorId={9112} courseId={9115} />);
  await expect.element(page.getByText('known, may look')).toBeVisible();
});
