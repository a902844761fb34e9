import { campusValuesSchema, type CampusValues } from '@college/curriculum-model';

/**
 * Reads attributes as an IT department has them at hand: a JSON object such as the claims of OpenID Connect, the XML reply of CAS, or one
 * `name: value` a line, where a name that comes again has several values. Undefined is what cannot be read.
 */
export function parseAttributes(typed: string): CampusValues | undefined {
  const text = typed.trim();
  const values = text.startsWith('{') ? fromJson(text) : text.startsWith('<') ? fromXml(text) : fromLines(text);
  const read = campusValuesSchema.safeParse(values);
  return read.success && Object.keys(read.data).length > 0 ? read.data : undefined;
}

function fromJson(text: string): CampusValues | undefined {
  try {
    const claims = JSON.parse(text) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(claims).flatMap(([name, value]) => {
        if (value === null || (typeof value === 'object' && !Array.isArray(value))) return [];
        return [[name, Array.isArray(value) ? value.map(String) : String(value)]];
      }),
    );
  } catch {
    return undefined;
  }
}

/** The user and the attributes of a reply to `serviceValidate`, whatever the prefix of its elements. */
function fromXml(text: string): CampusValues | undefined {
  const reply = new DOMParser().parseFromString(text, 'application/xml');
  if (reply.querySelector('parsererror')) return undefined;
  const leaves = [...reply.querySelectorAll('*')].filter(({ children }) => children.length === 0);
  return gathered(leaves.map(({ localName, textContent }) => [localName, textContent.trim()]));
}

function fromLines(text: string): CampusValues | undefined {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const pairs = lines.map((line) => /^([^\s:：=]+)\s*[:：=]\s*(.*)$/.exec(line));
  if (pairs.some((pair) => pair === null)) return undefined;
  return gathered(pairs.map((pair) => [pair![1]!, pair![2]!.trim()]));
}

function gathered(pairs: readonly (readonly [name: string, value: string])[]): CampusValues {
  const values = new Map<string, string[]>();
  for (const [name, value] of pairs) values.set(name, [...(values.get(name) ?? []), value]);
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length === 1 ? all[0]! : all]));
}
