import { DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, context, diag, trace, type Context, type Span } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Logger } from 'pino';
import { programVersion } from '../status/programVersion';
import { setTracer, type WorkSpan } from './spans';
import { protocolOf, type Tracing } from './tracingSettings';

/** The name of the service where OTEL_SERVICE_NAME sets none. */
const usualName = 'college-workbench';
const carrierGetter = { keys: Object.keys, get: (carrier: Record<string, string>, key: string) => carrier[key] };

/** Spans to the collector of the standard variables; sampler, limits, headers and resource are read by OpenTelemetry itself. */
export async function openTracing(environment: Record<string, string | undefined>, log: Logger): Promise<Tracing> {
  reportTo(log);
  const own = resourceFromAttributes({ 'service.name': usualName, 'service.version': programVersion() });
  const resource = defaultResource()
    .merge(own)
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(await exporterOf(environment))] });
  const manager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(manager);
  const propagator = new W3CTraceContextPropagator();
  const tracer = provider.getTracer(usualName);

  function parentOf(traceparent: string | undefined): Context {
    if (traceparent === undefined) return context.active();
    return propagator.extract(ROOT_CONTEXT, { traceparent }, carrierGetter);
  }

  setTracer({
    run(name, attributes, act, traceparent) {
      const kind = traceparent === undefined ? SpanKind.INTERNAL : SpanKind.SERVER;
      const parent = parentOf(traceparent);
      const span = tracer.startSpan(name, { kind, attributes }, parent);
      return context.with(trace.setSpan(parent, span), () => ended(span, () => act(workSpan(span))));
    },
  });
  return {
    async stop() {
      setTracer(undefined);
      await provider.shutdown();
      context.disable();
      diag.disable();
    },
  };
}

/** Without it nobody learns that the collector cannot be reached. */
function reportTo(log: Logger): void {
  const warn = (message: string) => log.warn({ reason: message }, 'OpenTelemetry');
  const silent = () => undefined;
  diag.setLogger({ error: warn, warn, info: silent, debug: silent, verbose: silent }, DiagLogLevel.WARN);
}

async function exporterOf(environment: Record<string, string | undefined>): Promise<SpanExporter> {
  if (protocolOf(environment) === 'http/json') return new (await import('@opentelemetry/exporter-trace-otlp-http')).OTLPTraceExporter();
  return new (await import('@opentelemetry/exporter-trace-otlp-proto')).OTLPTraceExporter();
}

function workSpan(span: Span): WorkSpan {
  return {
    rename: (name) => void span.updateName(name),
    add: (attributes) => void span.setAttributes(attributes),
    fail: (message) => void span.setStatus({ code: SpanStatusCode.ERROR, message }),
  };
}

/** Ends the span with what it is about, be it now or later. */
function ended<Result>(span: Span, act: () => Result): Result {
  const fail = (error: unknown) => {
    // The kind alone: messages of the database repeat values.
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'unknown' });
    span.end();
  };
  let result: Result;
  try {
    result = act();
  } catch (error) {
    fail(error);
    throw error;
  }
  if (!(result instanceof Promise)) {
    span.end();
    return result;
  }
  result.then(() => span.end(), fail);
  return result;
}
