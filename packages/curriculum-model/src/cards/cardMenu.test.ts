import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardActOf, isEditingEntry, withoutEditingEntries } from './cardMenu';
import { withoutCopyEntries } from './cardRules';

describe('menu entries of a card', () => {
  it.each([
    ['edit', 'edit', true],
    ['Rename', 'rename', true],
    ['point', 'points', true],
    ['points', 'points', true],
    ['matrix', 'matrix', true],
    ['delete', 'delete', true],
    ['copyCourse', 'copy', true],
    ['read', 'read', false],
    ['report', 'report', false],
    ['completion', 'completion', false],
    ['复制', null, false],
    [7, null, false],
    ['constructor', null, false],
  ] as const)('%s does %s', (value, act, isEditing) => expect([cardActOf(value), isEditingEntry(value)]).toEqual([act, isEditing]));

  const entry = fc.record({
    label: fc.string(),
    value: fc.oneof(fc.constantFrom('edit', 'points', 'copy', 'COPYCOURSE', 'read', 'delete', 'own'), fc.string(), fc.integer()),
  });
  const card = fc.record({ btnMenus: fc.array(entry), coverMenus: fc.array(entry) });

  it('keep their order, and lose only the entries named', () => {
    fc.assert(
      fc.property(card, (menus) => {
        const values = (from: typeof menus) => [...from.btnMenus, ...from.coverMenus].map(({ value }) => value);
        expect(values(withoutEditingEntries(menus))).toEqual(values(menus).filter((value) => !isEditingEntry(value)));
        expect(values(withoutCopyEntries(menus))).toEqual(values(menus).filter((value) => cardActOf(value) !== 'copy'));
      }),
    );
  });
});
