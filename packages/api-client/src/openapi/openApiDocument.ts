import type { Endpoint } from '../core/endpoint';
import { operationOf } from './operation';
import { createSchemaWriter } from './schemas';

export interface OpenApiOptions {
  title: string;
  version: string;
  /** Calls that this server answers, as 'METHOD /path'; every one where left out. The others are marked x-served: false. */
  servedPaths?: Iterable<string>;
  /** @default '/college/api' */
  baseUrl?: string;
}

/** The contract as an OpenAPI 3.1 document, ready for JSON. */
export function openApiDocument(endpoints: Readonly<Record<string, Endpoint>>, options: OpenApiOptions) {
  const { title, version, servedPaths, baseUrl = '/college/api' } = options;
  const served = servedPaths && new Set(servedPaths);
  const writer = createSchemaWriter();
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const isServed = served?.has(`${endpoint.method} ${endpoint.path}`) ?? true;
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operationOf(name, endpoint, isServed, writer);
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    servers: [{ url: baseUrl }],
    tags: [
      { name: 'documented', description: 'Calls of the specifications.' },
      { name: 'extension', description: 'Calls that the specifications do not name.' },
    ],
    paths,
    components: {
      schemas: writer.components,
      securitySchemes: { authToken: { type: 'apiKey', in: 'header', name: 'authToken' } },
    },
  };
}
