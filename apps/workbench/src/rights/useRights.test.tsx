import { createClient, createMemoryStorage, createSessionStore } from '@college/api-client';
import { courseCardsOptions } from '@college/api-client/react';
import { aLoginInfo } from '@college/curriculum-model/fixtures';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { defaultPreferences } from '../preferences/preferences';
import { SettingsContext } from '../preferences/settings';
import { ServicesContext, useServices } from '../services';
import { createWorkbenchSession } from '../session/workbenchSession';
import { UnknownRights } from './UnknownRights';
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

function createServices(fetch: typeof globalThis.fetch) {
  const store = createSessionStore({ sessionStorage: createMemoryStorage(), localStorage: createMemoryStorage() });
  store.write(loginInfo);
  const client = createClient({ session: store, fetch });
  return { client, session: createWorkbenchSession(store), demoEmail: aLoginInfo('demo').data.user.email, socketUrl: 'ws://127.0.0.1:1' };
}

function Offer({ majorId, courseId }: { majorId: number; courseId: number }) {
  const { can, isKnown, failure } = useRights(majorId);
  return (
    <>
      <p>{isKnown ? `known, ${can('modify', courseId) ? 'may edit' : 'may look'}` : 'unknown'}</p>
      <UnknownRights failure={failure} />
    </>
  );
}

/** Why the cards in English were not read, drawn together with what they are needed for. */
function FailureInEnglish() {
  const { error } = useQuery({ ...courseCardsOptions(useServices().client, 1001, '80102'), enabled: false });
  return <output>{error?.message}</output>;
}

interface PageProps {
  majorId?: number;
  courseId?: number;
  fetch?: typeof globalThis.fetch;
}

function Page({ majorId = 1001, courseId = 1014, fetch = slowInEnglish }: PageProps) {
  const [services] = useState(() => createServices(fetch));
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
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
          <FailureInEnglish />
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

it.each([
  ['what the person reaches', 'getcurrentdepartment', { majorId: 1001, courseId: 1014 }],
  ['the major of a draft', 'majorinfo', { majorId: 9112, courseId: 9114 }],
  ['who manages the courses', 'lang=80101', { majorId: 1001, courseId: 1014 }],
])('denies nothing while %s cannot be read, and says so', async (_, path, place) => {
  let isAway = true;
  const fetch: typeof globalThis.fetch = async (input, init) =>
    isAway && String(input).includes(path) ? new Response('', { status: 502 }) : slowInEnglish(input, init);
  root.render(<Page {...place} fetch={fetch} />);
  await expect.element(page.getByText(/502/)).toBeVisible();
  expect(page.getByText('unknown').query()).not.toBeNull();
  isAway = false;
  await page.getByRole('button', { name: /重试|Retry/ }).click();
  await expect.element(page.getByText('known, may edit')).toBeVisible();
});

it('offers nothing in a major that the server does not find', async () => {
  const fetch: typeof globalThis.fetch = async (input, init) =>
    String(input).includes('majorinfo') ? Response.json({ code: '30004', message: '没有找到', data: null }) : slowInEnglish(input, init);
  root.render(<Page majorId={9112} courseId={9114} fetch={fetch} />);
  await expect.element(page.getByText('known, may look')).toBeVisible();
});

it('stays known where names cannot be fetched in another language', async () => {
  const fetch: typeof globalThis.fetch = async (input, init) =>
    String(input).includes('lang=80102') ? new Response('', { status: 502 }) : slowInEnglish(input, init);
  root.render(<Page fetch={fetch} />);
  await expect.element(page.getByText('known, may edit')).toBeVisible();
  await page.getByRole('button', { name: '80101' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('502');
  expect(page.getByText('known, may edit').query()).not.toBeNull();
});
