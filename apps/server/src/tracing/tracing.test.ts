import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { samplePassword, sampleUser } from '@college/curriculum-model/fixtures';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { copyEmptyDatabase } from '../db/testing';
import type { RequestVariables } from '../http/requestLog';
import { startServerProcess } from '../testing/serverProcess';
import { setTracer } from './spans';
import { traceRequests } from './traceRequests';
import { isSwitchedOn, protocolOf } from './tracingSettings';

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

interface SentTraces {
  resourceSpans: { resource: { attributes: SentSpan['attributes'] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

const received: SentTraces[] = [];
let folder: string;
let collector: Server;

/** A collector by OTLP over HTTP that keeps what it is sent. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'college-traces-'));
  await copyEmptyDatabase(folder);
  collector = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (request.url === '/v1/traces') received.push(JSON.parse(Buffer.concat(parts).toString()) as SentTraces);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterAll(async () => {
  collector.close();
  await rm(folder, { recursive: true, force: true });
});

it('sends calls with their statements and background work to the collector of the standard variables, under the caller’s trace', async () => {
  const server = await startServerProcess({
    DATA_DIR: folder,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_SERVICE_NAME: 'college-of-tests',
    TRUST_PROXY: 'true',
  });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const { email } = sampleUser('majorLeader');
  await fetch(`${server.origin}/college/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    body: JSON.stringify({ email, password: samplePassword }),
  });
  // What is left is sent as the server stops.
  await server.end('SIGTERM');

  const resources = received.flatMap(({ resourceSpans }) => resourceSpans);
  expect(textOf(resources[0]?.resource.attributes, 'service.name')).toBe('college-of-tests');
  const spans = resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const call = spans.find(({ name }) => name === 'POST /auth/login');
  expect(call).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' });
  const statements = spans.filter((span) => span.traceId === traceId && span.name === 'SELECT');
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.every(({ parentSpanId }) => parentSpanId === call?.spanId)).toBe(true);
  expect(textOf(statements[0]?.attributes, 'db.query.text')).toContain('$1');
  expect(spans.some(({ name }) => name === 'tidy')).toBe(true);
  expect(JSON.stringify(received)).not.toContain(email);
});

it('warns of a collector that cannot be reached while it runs', async () => {
  // Nobody listens on the port for discarding.
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_EXPORTER_OTLP_TIMEOUT: '300', OTEL_BSP_SCHEDULE_DELAY: '50' };
  const server = await startServerProcess({ DATA_DIR: folder, ...collector });
  await vi.waitFor(() => expect(server.output()).toMatch(/ECONNREFUSED.*"msg":"OpenTelemetry"/), 10_000);
  await server.end('SIGTERM');
});

it.each([
  [true, '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
  [false, ''],
])('takes the trace of the caller only as a balancer is trusted (%s)', async (trustProxy, expected) => {
  const parents: (string | undefined)[] = [];
  const span = { rename: () => undefined, add: () => undefined, fail: () => undefined };
  setTracer({
    run(_name, _attributes, act, parent) {
      parents.push(parent);
      return act(span);
    },
  });
  try {
    const app = new Hono<{ Variables: RequestVariables }>().use(traceRequests({ trustProxy }));
    await app.request('/', { headers: { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' } });
  } finally {
    setTracer(undefined);
  }
  expect(parents).toEqual([expected]);
});

it('traces where a collector is named, and not where tracing is switched off', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' };
  expect(isSwitchedOn({})).toBe(false);
  expect(isSwitchedOn(endpoint)).toBe(true);
  expect(isSwitchedOn({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://localhost:4318/v1/traces' })).toBe(true);
  expect(isSwitchedOn({ ...endpoint, OTEL_SDK_DISABLED: 'TRUE' })).toBe(false);
  expect(isSwitchedOn({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBe(false);
});

it('refuses a protocol that is not offered by a sentence', () => {
  expect(protocolOf({})).toBe('http/protobuf');
  expect(() => protocolOf({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow('Use http/protobuf or http/json');
});

function textOf(attributes: SentSpan['attributes'] = [], name: string): string | undefined {
  return attributes.find(({ key }) => key === name)?.value.stringValue;
}
