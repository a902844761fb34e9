import type { Messages } from './defineMessages';
import type { MessageOverrideValues } from './overrides';

function fill(template: string, args: unknown) {
  const named = (args ?? {}) as Record<string, unknown>;
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in named ? String(named[name]) : whole));
}

/** The text of one locale with overrides laid over it; an override of a text with arguments is a template with `{name}`. */
export function resolveMessages<En extends Messages['en']>(messages: Messages<En>, locale: string, overrides: MessageOverrideValues): En {
  const built = (locale.startsWith('zh') ? messages.zh : messages.en) as En;
  const prefix = `${messages.namespace}.`;
  const keys = Object.keys(overrides).filter((key) => key.startsWith(prefix) && key.slice(prefix.length) in built);
  if (keys.length === 0) return built;
  const replaced: Record<string, unknown> = { ...built };
  for (const key of keys) {
    const name = key.slice(prefix.length);
    const text = overrides[key]!;
    replaced[name] = typeof built[name] === 'function' ? (args: unknown) => fill(text, args) : text;
  }
  return replaced as En;
}
