// oxlint-disable-next-line no-restricted-imports -- the names of all schemas are read
import * as model from '@college/curriculum-model';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { allEndpoints, getCourseGoals, resetFixtures } from '../contract';
import { apiDocument } from './apiDocument';

const callsOf = ({ paths }: ReturnType<typeof apiDocument>) => Object.values(paths).flatMap((methods) => Object.values(methods));

it('is OpenAPI 3.1', async () => {
  const validator = new Validator();
  const document: unknown = JSON.parse(JSON.stringify(apiDocument(model)));
  expect(await validator.validate(document as Record<string, unknown>)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

it('is held to OpenAPI by a validator that finds faults', async () => {
  const document = JSON.parse(JSON.stringify(apiDocument(model))) as { info: { title?: string } };
  delete document.info.title;
  expect(await new Validator().validate(document)).toMatchObject({ valid: false });
});

it('has every call of the contract but the one for tests', () => {
  const { resetFixtures: _, ...described } = allEndpoints;
  expect(
    callsOf(apiDocument(model))
      .map(({ operationId }) => operationId)
      .toSorted(),
  ).toEqual(Object.keys(described).toSorted());
});

it('has the call for tests where it is answered, and marks what is not', () => {
  const calls = callsOf(apiDocument(model, [getCourseGoals, resetFixtures]));
  expect(calls.filter((call) => call['x-served']).map(({ operationId }) => operationId)).toEqual(['getCourseGoals', 'resetFixtures']);
});
