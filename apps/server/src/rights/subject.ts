import type { Endpoint } from '@college/api-client/contract';
import { httpMessages } from '../http/messages';
import { notFound } from '../http/refusal';
import type { RightsQuestion } from './authorise';

/** The question a contract entry asks about one request. */
export function questionOf(endpoint: Endpoint, query: unknown, body: unknown): RightsQuestion {
  const { auth, subject } = endpoint;
  if (!subject) return { auth };
  const id = valueAt(subject.in === 'query' ? query : body, subject.name);
  if (typeof id !== 'number' || id <= 0) throw notFound(httpMessages.subjectMissing);
  return { auth, subject: { kind: subject.kind, id } };
}

/** The value at a path with dots. */
export function valueAt(root: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), root);
}
