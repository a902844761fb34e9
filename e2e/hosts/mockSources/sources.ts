import { createClient, createCopying, createGoals, createMatrices } from '@college/api-client';
import { createMockFetch } from '@college/api-client/mock';

/** Answers from memory instead of a server. Leave `fetch` out below, and the calls go to `baseUrl`. */
export const mock = createMockFetch({ latency: 60 });

const userId = 1003;

const client = createClient({
  baseUrl: '/college/api',
  fetch: mock,
  session: { authToken: () => `sample-token-of-${userId}`, clear: () => {}, language: () => document.documentElement.lang },
});

/** The other language of the page; the answers come in it as well. */
export function otherLanguage(language: string) {
  const next = language === 'zh-CN' ? 'en-US' : 'zh-CN';
  document.documentElement.lang = next;
  return next;
}

export const goals = createGoals(client);
export const copying = createCopying(client, { userId });
export const matrices = createMatrices(client);
