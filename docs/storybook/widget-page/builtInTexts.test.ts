import { expect, it } from 'vitest';
import { builtInTexts } from './builtInTexts';
import { components } from './components';

it('has the texts of every namespace that a component names, wherever they are declared', () => {
  const namespaces = [...new Set(components.flatMap(({ messages }) => messages))];
  expect(namespaces.length).toBeGreaterThan(50);
  expect(namespaces.filter((namespace) => builtInTexts([namespace]).length === 0)).toEqual([]);
});
