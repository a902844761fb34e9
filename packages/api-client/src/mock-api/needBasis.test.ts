import { emptyAdditionalInfo, versionMissing } from '@college/curriculum-model';
import { aLoginInfo } from '@college/curriculum-model/fixtures';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints, type EndpointName } from '../contract';
import { createClient, type CallArguments } from '../core/client';
import type { Endpoint } from '../core/endpoint';
import { createMockFetch } from './createMockFetch';
import { exampleInputs, prepare } from './exampleInputs.test-data';

/** What a request says it was based on, by the names that decision 42 gives it. */
const bases = ['version', 'revision', 'revisions', 'known', 'was', 'courseDescWas', 'latestId', 'basis'];

/** Requests of calls of ours that change a stored record, where the example makes a new one. */
const changes: Partial<Record<EndpointName, CallArguments<Endpoint>>> = {
  saveNews: { body: { id: 1001, title: '通知', content: '内容' } },
  saveOutline: {
    body: {
      id: 1001,
      title: '大纲',
      otherNames: '',
      category: '实践',
      author: '某人',
      writtenOn: '2026-03-04',
      introduction: '',
      chapters: '章\n- 点',
      goals: '',
    },
  },
  saveDepartment: { body: { id: 1001, name: '人工智能学院' } },
  saveMajor: { body: { id: 1001, departmentId: 1001, name: '人工智能', code: '080717T', standard: 'CEEAA-2024' } },
  saveOccupationSkills: { body: { list: [{ id: 1001, parentId: null, label: 'Go' }] } },
  saveAdditionalInfo: { body: { ...emptyAdditionalInfo(1005), courseDesc: '新的简介' } },
};

const token = aLoginInfo('collegeAdmin').data.authToken;

/** Documented calls are answered without a version; this one is in part ours. */
const isOurs = (name: EndpointName) => (allEndpoints[name] as Endpoint).extension === true || name === 'saveAdditionalInfo';

const based = (Object.keys(allEndpoints) as EndpointName[]).filter((name) => {
  const { writes, query, body }: Endpoint = allEndpoints[name];
  return writes && [query, body].some((schema) => schema && namesIn(schema).some((field) => bases.includes(field)));
});

function namesIn(schema: z.ZodType): string[] {
  const names: string[] = [];
  JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), (key, value: unknown) => {
    if (key === 'properties') names.push(...Object.keys(value as object));
    return value;
  });
  return names;
}

function withoutBases(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBases);
  if (typeof value !== 'object' || value === null || value instanceof File) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, part]) => (bases.includes(name) ? [] : [[name, withoutBases(part)]])));
}

async function sent(name: EndpointName) {
  const client = createClient({ fetch: createMockFetch(), session: { authToken: () => token, clear: () => undefined } });
  await prepare[name]?.(client);
  const input = withoutBases(changes[name] ?? exampleInputs[name]) as CallArguments<Endpoint>;
  return client.call(allEndpoints[name] as Endpoint, input).then(
    () => 'answered',
    (error: unknown) => error,
  );
}

describe('a write that does not say what it was based on', () => {
  it.each(based.filter(isOurs))('is refused where it is ours: %s', async (name) => {
    expect(await sent(name)).toMatchObject({ code: '30001', message: versionMissing.zh });
  });

  it.each(based.filter((name) => !isOurs(name)))('is answered where it is documented: %s', async (name) => {
    expect(await sent(name)).toBe('answered');
  });
});
