import { aLoginInfo } from '@college/curriculum-model/fixtures';
import { expect, it } from 'vitest';
import { createClient } from '../core/client';
import { createMockFetch } from '../mock-api/createMockFetch';
import { createPageInit, type PageInitName } from './page-init.resource';

it.each<PageInitName>(['coursedetail', 'coursegoal', 'majorhome'])('asks for no text of %s that the widgets have', async (page) => {
  const session = { authToken: () => undefined, clear: () => undefined, language: () => '80102' };
  const client = createClient({ session, fetch: createMockFetch() });
  const { languages, localize } = await createPageInit(client).loadPageInit(page, '80102');
  expect(languages.map(({ value }) => value)).toEqual(['80101', '80102']);
  expect(localize.values).toEqual({});
});

const session = { authToken: () => aLoginInfo('collegeAdmin').data.authToken, clear: () => undefined, language: () => '80102' };

it('learns all of the page of a course unit in one call', async () => {
  const paths: string[] = [];
  const mock = createMockFetch();
  const client = createClient({ session, fetch: (url, init) => (paths.push(String(url)), mock(url, init)) });
  const { goals, courseClasses, courseTypes } = await createPageInit(client).loadCoursePage('80102');
  expect(paths).toEqual(['/college/api/v4/pageinit/coursedetail?code=80102&words=changed&whole=1']);
  expect(goals).toEqual({ values: {} });
  expect(courseClasses.map(({ label }) => label)).toEqual(['Compulsory', 'Elective']);
  expect(courseTypes).toHaveLength(5);
});

it('asks a server that has the documented calls alone by those', async () => {
  const paths: string[] = [];
  const mock = createMockFetch();
  const client = createClient({
    session,
    fetch(url, init) {
      const { pathname, search } = new URL(String(url), 'http://mock');
      paths.push(pathname.replace('/college/api', ''));
      return mock(pathname + search.replace('&whole=1', ''), init);
    },
  });
  const { goals, courseClasses, courseTypes } = await createPageInit(client).loadCoursePage('80102');
  expect(paths.toSorted()).toEqual([
    '/major/v2.0/courseclass',
    '/major/v2.0/coursetype',
    '/v4/pageinit/coursedetail',
    '/v4/pageinit/coursegoal',
  ]);
  expect([goals, courseClasses.length, courseTypes.length]).toEqual([{ values: {} }, 2, 5]);
});
