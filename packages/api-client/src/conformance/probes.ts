import type { Endpoint } from '../core/endpoint';
import type { CallInput } from '../core/request';

/** A request that the contract refuses, with what is wrong about it. */
export interface Probe {
  /** The parameter, such as `query.courseid` or `body.list`. */
  name: string;
  input: CallInput;
}

type Part = 'query' | 'body';
type Values = Record<string, unknown>;

/** An id that no backend has assigned. */
export const unusedId = 2_147_483_646;

/** One request for each required parameter, without it. */
export function withoutEach(endpoint: Endpoint, input: CallInput): Probe[] {
  return eachValue(endpoint, input, (values, name) => {
    const { [name]: _left, ...rest } = values;
    return rest;
  });
}

/** One request for each parameter, with a value of another kind in its place. */
export function wrongEach(endpoint: Endpoint, input: CallInput): Probe[] {
  return eachValue(endpoint, input, (values, name, part) => ({ ...values, [name]: otherKind(values[name], part) }));
}

/** The same request about a record that is not there; undefined where the call names no record. */
export function aboutNobody({ subject }: Endpoint, input: CallInput): CallInput | undefined {
  if (!subject) return undefined;
  const part = input[subject.in];
  return isValues(part) ? { ...input, [subject.in]: replaced(part, subject.name.split('.')) } : undefined;
}

function eachValue(endpoint: Endpoint, input: CallInput, change: (values: Values, name: string, part: Part) => Values): Probe[] {
  return (['query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    const given = input[part];
    const values = Array.isArray(given) ? (given as unknown[])[0] : given;
    if (!schema || !isValues(values) || endpoint.bodyFormat === 'text') return [];
    return Object.keys(values).flatMap((name): Probe[] => {
      // A parameter in the path cannot be left out: the address would be another call's.
      if (endpoint.path.includes(`{${name}}`)) return [];
      const changed = change(values, name, part);
      const whole = Array.isArray(given) ? [changed, ...(given as unknown[]).slice(1)] : changed;
      if (schema.safeParse(whole).success) return [];
      return [{ name: `${part}.${name}`, input: { ...input, [part]: whole } }];
    });
  });
}

// In an address everything is text, so that only a number can be of another kind.
function otherKind(value: unknown, part: Part): unknown {
  if (part === 'query') return typeof value === 'number' ? 'abc' : value;
  if (value instanceof Blob) return 'no file';
  return typeof value === 'object' ? 'abc' : { not: 'this' };
}

function replaced(values: Values, [name = '', ...rest]: readonly string[]): Values {
  const inner = values[name];
  return { ...values, [name]: rest.length > 0 && isValues(inner) ? replaced(inner, rest) : unusedId };
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
