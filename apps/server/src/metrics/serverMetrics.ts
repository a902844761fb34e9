import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { AnsweredRequest, RequestMetrics } from '../http/requestMetrics';
import { addBuildGauge, addStateGauges, type Observed } from './stateGauges';

/** The metrics of this process. */
export interface ServerMetrics extends RequestMetrics {
  readonly contentType: string;
  /** All of them in Prometheus' text format, read now. */
  text(): Promise<string>;
}

// From what a person does not notice to what clients give up on.
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 0.5, 1, 2.5, 10];
/** So many requests are counted at once: one after another, between other work, each takes five times as long. */
const batch = 200;
/** Requests for pages, files and unknown addresses: one route, whatever their paths. */
const noCall = { method: '', path: 'no call' };

/** Counts requests and reads the state of the server when it is asked. Labels are those of the contract, so there are as many series as calls. */
export function createMetrics(observed: Observed): ServerMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: 'college_http_requests_total',
    help: 'Requests answered, by call of the contract, HTTP status and code of the envelope.',
    labelNames: ['method', 'route', 'status', 'code'],
    registers,
  });
  const durations = new Histogram({
    name: 'college_http_request_duration_seconds',
    help: 'Time until the response began, by call of the contract.',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  });
  addStateGauges(registry, observed);
  addBuildGauge(registry, observed);

  let pending: AnsweredRequest[] = [];
  function countPending(): void {
    for (const { endpoint, status, code, seconds } of pending) {
      const { method, path: route } = endpoint ?? noCall;
      requests.inc({ method, route, status, code: code ?? '' });
      durations.observe({ method, route }, seconds);
    }
    pending = [];
  }

  return {
    contentType: registry.contentType,
    note(request) {
      pending.push(request);
      if (pending.length >= batch) countPending();
    },
    text() {
      countPending();
      return registry.metrics();
    },
  };
}
