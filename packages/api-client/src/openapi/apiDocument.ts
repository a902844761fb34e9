import { callGroups } from '../callGroups';
import type { Endpoint } from '../core/endpoint';
import type { NamedSchemas } from './componentNames';
import { openApiDocument, type CallsOfTag } from './openApiDocument';

/** What a reader of the document has to know of all calls. */
const description =
  'Every reply but a file is an envelope: `code`, `message` and `data`. The code `0` is success; every other one refuses the call, and its message can be shown to people. ' +
  'A refusal too has HTTP status 200, but for a fault of the server, which has 503. The token of a sign-in travels in the header `authToken`.';

/**
 * The API as OpenAPI 3.1. With the calls that a server answers, the others are marked `x-served: false`, and the calls for tests are described where they are answered;
 * without, every call but those for tests is described. The schemas are what `@college/curriculum-model` exports: shapes have their names.
 */
export function apiDocument(schemas: NamedSchemas, answered?: readonly Endpoint[]) {
  const isDescribed = (key: string, calls: object) =>
    key !== 'tests' || Object.values(calls).some((call) => answered?.includes(call as Endpoint));
  const groups: [string, CallsOfTag][] = Object.entries(callGroups)
    .filter(([key, { calls }]) => isDescribed(key, calls))
    .map(([key, { name, calls }]) => [key, { description: name.en, calls }]);
  return openApiDocument(Object.fromEntries(groups), {
    title: 'College Curriculum Workbench',
    version: '1',
    description,
    schemas,
    servedPaths: answered?.map(({ method, path }) => `${method} ${path}`),
  });
}
