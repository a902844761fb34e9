import { languageCodes } from '@college/curriculum-model';
import { aLoginInfo, untranslated, users } from '@college/curriculum-model/fixtures';
import { expect, it } from 'vitest';
import type { ZodObject } from 'zod';
import { allEndpoints, type EndpointName } from '../contract';
import { createClient } from '../core/client';
import type { Endpoint } from '../core/endpoint';
import { createMockFetch } from './createMockFetch';
import { exampleInputs, prepare } from './exampleInputs.test-data';

const names = Object.keys(allEndpoints) as EndpointName[];
const readings = names.filter((name) => {
  const { writes, reply }: Endpoint = allEndpoints[name];
  return !writes && reply === undefined;
});

const people = users.map(({ userName }) => userName);

/** The mock of an English reader, in which 赵启明 left something in each list about people. */
async function aMockWithTraces(name: EndpointName, language: string = languageCodes.en) {
  const mockFetch = createMockFetch({ language: () => language, now: () => new Date('2026-05-14T08:00:00+08:00') });
  const { authToken } = aLoginInfo('collegeAdmin').data;
  const client = createClient({ fetch: mockFetch, session: { authToken: () => authToken, clear: () => undefined } });
  await prepare[name]?.(client);
  await client.call(allEndpoints.saveCourseUnit, exampleInputs.saveCourseUnit);
  await client.call(allEndpoints.updateCourseUnitList, { body: { list: [-1013] } });
  await client.call(allEndpoints.sendFeedback, { body: { unique: 'english-reader', description: 'A word', images: [] } });
  await client.call(allEndpoints.createReportLink, { body: { courseId: 1004 } });
  return client;
}

it.each(readings)('people have their English names for who reads %s in English', async (name) => {
  const client = await aMockWithTraces(name);
  const endpoint: Endpoint = allEndpoints[name];
  const texts = untranslated(await client.call(endpoint, exampleInputs[name]));
  expect(texts.filter((text) => people.some((person) => text.includes(person)))).toEqual([]);
});

const inLanguage = readings.filter((name) => {
  const { query }: Endpoint = allEndpoints[name];
  return 'lang' in ((query as ZodObject | undefined)?.shape ?? {});
});

it.each(inLanguage)('%s answers in the language that its query asks for, whatever the reader’s is', async (name) => {
  const endpoint: Endpoint = allEndpoints[name];
  const input = exampleInputs[name] as { query?: object } | undefined;
  const inEnglish = { ...input, query: { ...input?.query, lang: languageCodes.en } };
  const answerTo = async (language: string) => (await aMockWithTraces(name, language)).call(endpoint, inEnglish);
  expect(await answerTo(languageCodes.zh)).toEqual(await answerTo(languageCodes.en));
});
