import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from './contract';
import type { Endpoint } from './core/endpoint';
import { documentedCalls, writingGets } from './documentedCalls.test-data';

const endpoints: Record<string, Endpoint> = allEndpoints;
const call = ({ method, path }: Endpoint) => `${method} ${path}`;
const entries = Object.entries(endpoints);

describe('the contract', () => {
  it('has exactly the documented calls, and marks every other as an extension', () => {
    const documented = entries.filter(([, endpoint]) => !endpoint.extension).map(([, endpoint]) => call(endpoint));
    expect(documented.toSorted()).toEqual(documentedCalls.toSorted());
    expect(documented).toHaveLength(109);
  });

  it('names each call once', () => {
    const calls = entries.map(([, endpoint]) => call(endpoint));
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('lets exactly the named GETs write', () => {
    const writing = entries.filter(([, { method, writes }]) => method === 'GET' && writes).map(([, { path }]) => path);
    expect(writing.toSorted()).toEqual(writingGets.toSorted());
  });

  it.each(entries)(
    '%s is well formed',
    (_, { method, path, query, body, bodyFormat, subject, auth, writes, reply, secret, revalidates, summary }) => {
      if (method === 'GET') expect(body).toBeUndefined();
      if (revalidates) expect([method, writes, reply ?? 'envelope', secret ?? false]).toEqual(['GET', false, 'envelope', false]);
      if (bodyFormat) expect(body).toBeDefined();
      expect(path).toMatch(/^\/[\w./{}]+$/);
      expect(path).not.toContain('/college/api');
      expect(summary).toMatch(/^[A-Z].*\.$/);
      for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) expect(propertiesOf(query)).toContain(name);
      if (subject) {
        expect(['read', 'modify', 'create', 'manage']).toContain(auth);
        const named = subject.in === 'query' ? query : body;
        expect(propertiesOf(named)).toContain(subject.name.split('.')[0]);
      }
    },
  );

  it('marks the replies that hand out a secret', () => {
    const secretNames = /^(?:authToken|token|ticket|key|recoveryCodes|link|hiddenLink|password\w*)$/;
    // In a reply about editions a key names a record or a conflict, in one about proposals a step, in one about deadlines a deadline.
    const isSecret = (name: string, path: string) =>
      secretNames.test(name) && !(name === 'key' && /^.(?:edition|proposal|deadlines)./.test(path));
    const handingOut = entries.filter(([, { path, data }]) => namesIn(data).some((name) => isSecret(name, path))).map(([name]) => name);
    const marked = entries.filter(([, { secret }]) => secret).map(([name]) => name);
    // Replies with people have the shape of a person, whose token is in no reply but that of a sign-in.
    const people = ['listUsers', 'updateUserInfo', 'setUserDisabled'];
    expect(marked.toSorted()).toEqual(handingOut.filter((name) => !people.includes(name)).toSorted());
    expect(marked).toContain('login');
  });

  it('opens to the demo account nothing that only a college manager may do', () => {
    const wrong = entries.filter(([, { demo, auth }]) => demo && auth === 'collegeManage').map(([name]) => name);
    expect(wrong).toEqual([]);
  });
});

/** The names of all properties anywhere in a reply. */
function namesIn(schema: z.ZodType): string[] {
  const names: string[] = [];
  z.toJSONSchema(schema, {
    unrepresentable: 'any',
    io: 'input',
    override: ({ jsonSchema }) => void names.push(...Object.keys(jsonSchema.properties ?? {})),
  });
  return names;
}

function propertiesOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if ('shape' in schema && typeof schema.shape === 'object' && schema.shape !== null) return Object.keys(schema.shape);
  if ('options' in schema && Array.isArray(schema.options)) {
    const [first = [], ...others] = schema.options.map(propertiesOf);
    return first.filter((name) => others.every((names) => names.includes(name)));
  }
  return [];
}
