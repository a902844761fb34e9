type Environment = Record<string, string | undefined>;

/** Spans that go to a collector. */
export interface Tracing {
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** How spans travel, as the standard names it; gRPC is not offered. */
export type TraceProtocol = 'http/protobuf' | 'http/json';

/** Whether the standard variables name a collector and do not switch tracing off. */
export function isSwitchedOn(environment: Environment): boolean {
  const { OTEL_SDK_DISABLED: disabled, OTEL_TRACES_EXPORTER: exporter = 'otlp' } = environment;
  const endpoint = environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || environment.OTEL_EXPORTER_OTLP_ENDPOINT;
  return Boolean(endpoint) && disabled?.toLowerCase() !== 'true' && exporter === 'otlp';
}

/** Throws a sentence where a protocol is set that is not offered. */
export function protocolOf(environment: Environment): TraceProtocol {
  const protocol = environment.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL || environment.OTEL_EXPORTER_OTLP_PROTOCOL || 'http/protobuf';
  if (protocol === 'http/protobuf' || protocol === 'http/json') return protocol;
  throw new Error(
    `设置不正确 The settings are not correct: OTEL_EXPORTER_OTLP_PROTOCOL: ${protocol} 不支持，请用 http/protobuf 或 http/json。 is not offered. Use http/protobuf or http/json.`,
  );
}
