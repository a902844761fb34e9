import { areMessages, textRows, type TextRow } from './texts';

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../../packages/*/src/**/*essages.ts',
    '../../../packages/*/src/**/CatalogueDialog.tsx',
    '../../../packages/*/src/**/CopyOrigin.tsx',
    '!../../../packages/*/src/messages/*',
  ],
  { eager: true },
);

const byNamespace = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(areMessages)
    .map((messages) => [messages.namespace, messages]),
);

/** The texts of some namespaces, both languages side by side. */
export function builtInTexts(namespaces: readonly string[]): TextRow[] {
  return namespaces.flatMap((namespace) => {
    const messages = byNamespace.get(namespace);
    return messages ? textRows(messages) : [];
  });
}
