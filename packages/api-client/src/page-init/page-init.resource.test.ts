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
