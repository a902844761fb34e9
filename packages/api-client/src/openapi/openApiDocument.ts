import type { Endpoint } from '../core/endpoint';
import type { NamedSchemas } from './componentNames';
import { operationOf } from './operation';
import { refusalMeanings, refusalsOfAll } from './refusals';
import { createSchemaWriter } from './schemas';

/** Calls about one thing. */
export interface CallsOfTag {
  /** What the calls are about, for people. */
  description: string;
  /** The calls by their names. */
  calls: Readonly<Record<string, Endpoint>>;
}

export interface OpenApiOptions {
  title: string;
  version: string;
  /** What a reader has to know of all calls. */
  description?: string;
  /** Calls that this server answers, as 'METHOD /path'; every one where left out. The others are marked x-served: false. */
  servedPaths?: Iterable<string>;
  /** Schemas by their names, such as all that `@college/curriculum-model` exports: the document has each once, under its name. Others are written where they are used. */
  schemas?: NamedSchemas;
  /** @default '/college/api' */
  baseUrl?: string;
}

/** Calls, by the tags under which they are listed, as an OpenAPI 3.1 document, ready for JSON. */
export function openApiDocument(tags: Readonly<Record<string, CallsOfTag>>, options: OpenApiOptions) {
  const { title, version, description, servedPaths, schemas, baseUrl = '/college/api' } = options;
  const served = servedPaths && new Set(servedPaths);
  const writer = createSchemaWriter(schemas);
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const [tag, { calls }] of Object.entries(tags)) {
    for (const [name, endpoint] of Object.entries(calls)) {
      const isServed = served?.has(`${endpoint.method} ${endpoint.path}`) ?? true;
      const path = (paths[endpoint.path] ??= {});
      path[endpoint.method.toLowerCase()] = operationOf(name, endpoint, { tag, isServed }, writer);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version, ...(description ? { description } : {}) },
    servers: [{ url: baseUrl }],
    tags: Object.entries(tags).map(([name, tag]) => ({ name, description: tag.description })),
    paths,
    components: {
      schemas: writer.components,
      securitySchemes: { authToken: { type: 'apiKey', in: 'header', name: 'authToken' } },
    },
    /** What the codes of refusals mean, and with which of them any call may be refused. */
    'x-refusals': { meanings: refusalMeanings, ofAll: refusalsOfAll },
  };
}
