import type { Endpoint } from '@college/api-client/contract';

/** Reads an answer as the client will; what the contract does not promise must not leave the server unnoticed. */
export function checkAnswer(endpoint: Endpoint, answer: unknown): void {
  if (endpoint.reply === 'file' || endpoint.reply === 'events') return;
  const outcome = endpoint.data.safeParse(JSON.parse(JSON.stringify(answer ?? null)));
  if (outcome.success) return;
  const issue = outcome.error.issues[0];
  throw new Error(`${endpoint.path}: the answer does not fit the contract at "${issue?.path.join('.') ?? ''}": ${issue?.message ?? ''}`);
}
