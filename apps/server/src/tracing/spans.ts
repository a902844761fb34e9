/** What a span says beside its name: never what people wrote, and no values of statements. */
export type SpanAttributes = Record<string, string | number | boolean>;

/** A piece of work while it is under way. */
export interface WorkSpan {
  /** Names it better, once more is known. */
  rename(name: string): void;
  add(attributes: SpanAttributes): void;
  /** Says that it did not succeed. */
  fail(reason: string): void;
}

/** Whoever keeps the spans. */
export interface Tracer {
  /** Runs the act as a span under the one that is active, or under that of another process which the `traceparent` names. */
  run<Result>(name: string, attributes: SpanAttributes, act: (span: WorkSpan) => Result, parent?: string): Result;
}

const silent: WorkSpan = { rename: () => undefined, add: () => undefined, fail: () => undefined };
let tracer: Tracer | undefined;

/** Whether anybody traces: what only spans need is not computed otherwise. */
export function isTracing(): boolean {
  return tracer !== undefined;
}

/** From now on spans go to this tracer, or to nobody. */
export function setTracer(to: Tracer | undefined): void {
  tracer = to;
}

/** Runs an act as a span; where nobody traces it is run and nothing else. */
export function inSpan<Result>(name: string, attributes: SpanAttributes, act: (span: WorkSpan) => Result, parent?: string): Result {
  return tracer ? tracer.run(name, attributes, act, parent) : act(silent);
}
