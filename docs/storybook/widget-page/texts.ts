import type { Messages } from '@college/ui/messages';

/** One built-in text in both languages. */
export interface TextRow {
  /** By which an embedder replaces it. */
  key: string;
  zh: string;
  en: string;
}

/** Whether something that a module exports are built-in texts. */
export function areMessages(exported: unknown): exported is Messages {
  return typeof exported === 'object' && exported !== null && 'namespace' in exported && 'zh' in exported && 'en' in exported;
}

/** Every text of a namespace, with `{name}` for an argument. */
export function textRows({ namespace, zh, en }: Messages): TextRow[] {
  return Object.keys(en).map((key) => ({ key: `${namespace}.${key}`, zh: templateOf(zh[key]), en: templateOf(en[key]) }));
}

// Asked for any argument it answers with the argument's name, so that a text shows itself as the template an embedder would write.
const named = new Proxy({}, { get: (_, name) => `{${String(name)}}` });

function templateOf(text: unknown): string {
  if (typeof text !== 'function') return String(text);
  try {
    return String((text as (args: unknown) => string)(named));
  } catch {
    return 'computed from its arguments';
  }
}
