import type { z } from 'zod';
import { maxBodyOf } from '../core/bodyLimit';
import type { Endpoint } from '../core/endpoint';
import { refusalsOf } from './refusals';
import type { createSchemaWriter, JsonSchema } from './schemas';

type Writer = ReturnType<typeof createSchemaWriter>;

/** What of an operation the endpoint itself does not say. */
interface Standing {
  /** What the call is about. */
  tag: string;
  isServed: boolean;
}

const bodyTypes = { json: 'application/json', multipart: 'multipart/form-data', text: 'text/plain' } as const;

function envelope(data: JsonSchema): JsonSchema {
  const properties = { code: { type: 'string', description: "'0' is success." }, message: { type: 'string' }, data };
  return { type: 'object', properties, required: ['code', 'message'] };
}

function replyContent(endpoint: Endpoint, data: JsonSchema) {
  switch (endpoint.reply) {
    case 'file':
      return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } }, 'application/json': { schema: envelope({}) } };
    case 'events':
      return {
        'text/event-stream': { schema: { ...data, description: 'The data of each event.' } },
        'application/json': { schema: envelope({}) },
      };
    default:
      return { 'application/json': { schema: envelope(data) } };
  }
}

function parametersOf(endpoint: Endpoint, schema: JsonSchema | undefined) {
  const properties = (schema?.properties ?? {}) as Record<string, JsonSchema>;
  const required = (schema?.required ?? []) as string[];
  return Object.entries(properties).map(([name, property]) => {
    const isInPath = endpoint.path.includes(`{${name}}`);
    return { name, in: isInPath ? 'path' : 'query', required: isInPath || required.includes(name), schema: property };
  });
}

function requestBody(endpoint: Endpoint, body: z.ZodType, name: string, { write }: Writer) {
  const schema = write(body, `${name}.body`, 'input');
  return { required: true, content: { [bodyTypes[endpoint.bodyFormat ?? 'json']]: { schema } }, 'x-max-bytes': maxBodyOf(endpoint) };
}

/** One call as an OpenAPI operation; what OpenAPI cannot express is in fields that begin with x-. */
export function operationOf(name: string, endpoint: Endpoint, { tag, isServed }: Standing, writer: Writer) {
  const query = endpoint.query && writer.resolve(writer.write(endpoint.query, `${name}.query`, 'input'));
  const data = writer.write(endpoint.data, `${name}.data`, 'output');
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [tag],
    parameters: parametersOf(endpoint, query),
    ...(endpoint.body ? { requestBody: requestBody(endpoint, endpoint.body, name, writer) } : {}),
    responses: { '200': { description: 'An envelope; business errors too have status 200.', content: replyContent(endpoint, data) } },
    security: endpoint.auth === 'public' ? [] : [{ authToken: [] }],
    'x-auth': endpoint.auth,
    'x-writes': endpoint.writes,
    'x-served': isServed,
    'x-refusals': refusalsOf(endpoint),
    ...(endpoint.extension ? { 'x-extension': true } : {}),
    ...(endpoint.subject ? { 'x-subject': endpoint.subject } : {}),
    ...(endpoint.revalidates ? { 'x-revalidates': true } : {}),
    ...(endpoint.demo ? { 'x-demo': true } : {}),
  };
}
