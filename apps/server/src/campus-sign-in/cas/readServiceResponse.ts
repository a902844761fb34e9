import type { CampusValues } from '@college/curriculum-model';
import { childrenOf, readXml, type XmlElement } from './readXml';

const casNamespace = 'http://www.yale.edu/tp/cas';
const mostValues = 200;
const longestValue = 2000;

/** What CAS says of a ticket. */
export type ServiceResponse = { user: string; values: CampusValues } | { failure: string };

/** Reads the answer of `/p3/serviceValidate` (CAS protocol 3, 2.5 and appendix A); undefined where it is none. */
export function readServiceResponse(text: string): ServiceResponse | undefined {
  const root = readXml(text.trim());
  if (root?.name !== 'serviceResponse' || root.namespace !== casNamespace) return undefined;
  const [failure] = childrenOf(root, 'authenticationFailure');
  const successes = childrenOf(root, 'authenticationSuccess');
  // Who answers both, or two of one, is not to be believed.
  if (failure) return successes.length === 0 ? { failure: failure.attributes['code'] ?? '' } : undefined;
  const [success] = successes;
  if (!success || successes.length > 1) return undefined;
  const users = childrenOf(success, 'user');
  const user = users[0]?.text.trim() ?? '';
  if (users.length !== 1 || user === '') return undefined;
  return { user, values: valuesIn(childrenOf(success, 'attributes'), user) };
}

/** Attributes as elements of their name, or in the older way as `attribute` with name and value. The user is an attribute too, which no other replaces. */
function valuesIn(groups: readonly XmlElement[], user: string): CampusValues {
  const values = new Map<string, string[]>();
  for (const { name, attributes, text } of groups.flatMap(({ children }) => children)) {
    const isOlder = name === 'attribute' && attributes['name'] !== undefined;
    const key = isOlder ? (attributes['name'] ?? '') : name;
    const value = isOlder ? (attributes['value'] ?? text) : text;
    values.set(key, [...(values.get(key) ?? []), value.trim().slice(0, longestValue)]);
  }
  values.set('user', [user]);
  return Object.fromEntries([...values].slice(-mostValues));
}
