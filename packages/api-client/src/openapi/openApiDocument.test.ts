// oxlint-disable-next-line no-restricted-imports -- the names of all schemas are read
import * as model from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '../contract';
import type { Endpoint } from '../core/endpoint';
import { callGroups } from '../callGroups';
import { openApiDocument } from './openApiDocument';

const endpoints: Record<string, Endpoint> = allEndpoints;
const tags = Object.fromEntries(Object.entries(callGroups).map(([key, { name, calls }]) => [key, { description: name.en, calls }]));
const document = openApiDocument(tags, {
  title: 'College API',
  version: '1.0.0',
  schemas: model,
  servedPaths: ['GET /course/getcoursegoal'],
});
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => (key === '$ref' && typeof entry === 'string' ? [entry] : references(entry)));
}

describe('openApiDocument', () => {
  it('holds every call once, under its own name', () => {
    expect(operations.map(({ operation }) => operation.operationId).toSorted()).toEqual(Object.keys(endpoints).toSorted());
    for (const { path, method, operation } of operations) {
      expect(endpoints[operation.operationId]).toMatchObject({ path, method: method.toUpperCase() });
    }
  });

  it('survives JSON and names its version', () => {
    expect(JSON.parse(JSON.stringify(document))).toMatchObject({ openapi: '3.1.0', info: { title: 'College API', version: '1.0.0' } });
  });

  it('marks what this server does not answer', () => {
    const served = operations.filter(({ operation }) => operation['x-served']).map(({ operation }) => operation.operationId);
    expect(served).toEqual(['getCourseGoals']);
    const whole = openApiDocument(tags, { title: '', version: '' });
    expect(whole.paths['/course/deleteCourse']?.get?.['x-served']).toBe(true);
  });

  it('refers only to parts that are there', () => {
    const found = references(document);
    expect(found.length).toBeGreaterThan(0);
    for (const reference of found) {
      expect(reference).toMatch(/^#\/components\/schemas\//);
      expect(Object.keys(document.components.schemas)).toContain(reference.slice('#/components/schemas/'.length));
    }
  });

  it('lists each call under what it is about', () => {
    expect(document.paths['/course/getcoursegoal']?.get?.tags).toEqual(['goals']);
    expect(document.tags.find(({ name }) => name === 'goals')).toEqual({ name: 'goals', description: 'Goals' });
    const used = new Set(operations.flatMap(({ operation }) => operation.tags));
    expect([...used].toSorted()).toEqual(document.tags.map(({ name }) => name).toSorted());
  });

  it('has a shape of the model once, under its name', () => {
    const answer = document.paths['/course/getcoursegoal']?.get?.responses['200'].content['application/json'].schema;
    expect(answer).toMatchObject({ properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Indicator' } } } });
    expect(document.components.schemas.Indicator).toMatchObject({
      properties: { children: { items: { $ref: '#/components/schemas/Goal' } } },
    });
    const body = document.paths['/course/updatecoursegoal']?.post?.requestBody?.content['application/json']?.schema;
    expect(body).toEqual({ $ref: '#/components/schemas/GoalInput' });
  });

  it('leaves room for fields that a reply has later', () => {
    expect(document.components.schemas.Goal).not.toHaveProperty('additionalProperties');
  });

  it('names its components as the standard allows', () => {
    for (const name of Object.keys(document.components.schemas)) expect(name).toMatch(/^[a-zA-Z0-9._-]+$/);
  });

  it.each(operations)('$method $path has its parameters, body and security', ({ path, method, operation }) => {
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(operation.parameters.every(({ in: place, required }) => place === 'query' || required)).toBe(true);
    if (method === 'get') expect(operation.requestBody).toBeUndefined();
    expect(operation.security).toEqual(operation['x-auth'] === 'public' ? [] : [{ authToken: [] }]);
    expect(operation.responses['200'].content['application/json']).toBeDefined();
  });

  it('writes shapes that readers of the document can use', () => {
    const query = document.paths['/course/getcoursegoal']?.get?.parameters;
    expect(query).toMatchObject([
      { name: 'courseId', in: 'query', required: true, schema: { type: 'integer', minimum: 1 } },
      { name: 'majorId' },
    ]);
    const upload = document.paths['/major/v2.0/resolvepoint']?.post?.requestBody;
    expect(upload?.content['multipart/form-data']?.schema).toMatchObject({ properties: { file: { type: 'string', format: 'binary' } } });
    expect(upload?.['x-max-bytes']).toBe(10 * 1024 * 1024);
  });
});
