import type { Endpoint } from '@college/api-client/contract';

/** Reads an answer as the client will; what the contract does not promise must not leave the server unnoticed. */
export function checkAnswer(endpoint: Endpoint, answer: unknown): void {
  if (endpoint.reply === 'file' || endpoint.reply === 'events') return;
  const sent: unknown = JSON.parse(JSON.stringify(answer ?? null));
  const outcome = endpoint.data.safeParse(sent);
  if (!outcome.success) {
    const issue = outcome.error.issues[0];
    throw new Error(`${endpoint.path}: the answer does not fit the contract at "${issue?.path.join('.') ?? ''}": ${issue?.message ?? ''}`);
  }
  const extra = extraField(sent, outcome.data);
  if (extra !== undefined) throw new Error(`${endpoint.path}: the answer has a field that the contract does not name: "${extra}"`);
}

/** The way to the first field that the contract's schema left out. */
function extraField(sent: unknown, read: unknown): string | undefined {
  if (!isObject(sent) || !isObject(read)) return undefined;
  for (const [key, value] of Object.entries(sent)) {
    const below = key in read ? extraField(value, Reflect.get(read, key)) : '';
    if (below !== undefined) return below === '' ? key : `${key}.${below}`;
  }
  return undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
