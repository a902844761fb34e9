import { pino, type Logger } from 'pino';

/** Structured log on standard output. What could be secret is cut out even when somebody logs a whole object by mistake. */
export function createLog(level: string): Logger {
  const secrets = ['password', 'passwordHash', 'authToken', 'token', 'ticket', 'old', 'fresh', 'new', 'headers', 'body'];
  return pino({
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '…' },
    serializers: { err: describeError },
  });
}

/** Message and stack, without the parameters that database errors carry along. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: 'not an error object' };
  const cause = error.cause instanceof Error ? error.cause : undefined;
  return {
    type: error.name,
    // drizzle repeats the statement's parameters after this mark: they may be anybody's text.
    message: error.message.split('\nparams:')[0],
    code: Reflect.get(cause ?? error, 'code'),
    cause: cause?.message,
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}
