import { allEndpoints, type EndpointName } from '../../../packages/api-client/src/contract';
import type { Endpoint } from '../../../packages/api-client/src/core/endpoint';
import type { Samples } from '../../../packages/api-client/src/mock-api/samples.test-data';
import type { Bilingual } from '../../../packages/curriculum-model/src';
import { shortened } from '../ports/example';
import { speakerOf, wordedDocument, type ApiDocument } from './wordedDocument';

/** The OpenAPI document of the package in a language: with meanings, and with examples of the sample programme. */
export function documentIn(language: keyof Bilingual, samples: Samples): ApiDocument {
  const document = wordedDocument(speakerOf(language));
  for (const { operationId, requestBody, responses } of operationsOf(document)) {
    const { body, data, reply }: Endpoint = allEndpoints[operationId as EndpointName];
    if (requestBody) addExample(requestBody.content, samples.of(body));
    const answer = samples.of(data);
    if (reply === 'file' || answer === undefined) continue;
    const example = reply === 'events' ? answer : { code: '0', message: '', data: answer };
    addExample(responses['200'].content, example, reply === 'events' ? 'text/event-stream' : 'application/json');
  }
  return document;
}

/** A call of the document. */
export type Operation = ApiDocument['paths'][string][string] & { path: string; method: string };

/** Every call of the document. */
export function operationsOf({ paths }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  );
}

/** A file is no JSON: a body that travels in parts has no example. */
function addExample(content: Readonly<Record<string, object | undefined>>, value: unknown, of = Object.keys(content)[0]!): void {
  if (value === undefined || of === 'multipart/form-data') return;
  Object.assign(content[of]!, { example: shortened(value) });
}
