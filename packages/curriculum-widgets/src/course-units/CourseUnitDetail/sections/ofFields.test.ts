import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ofFields } from './ofFields';

const isSame = ofFields('name', 'hours');
const props = fc.record(
  {
    fields: fc.record({ name: fc.constantFrom('', '树', '图'), hours: fc.constantFrom(0, Number.NaN, null), introduction: fc.string() }),
    isReadOnly: fc.boolean(),
  },
  { requiredKeys: ['fields'] },
);

it('tells a section apart by its own fields and its other props, and by nothing else', () => {
  fc.assert(
    fc.property(props, props, (one, other) => {
      const shown = ({ fields: { name, hours }, ...rest }: typeof one) => JSON.stringify([name, String(hours), rest.isReadOnly]);
      expect(isSame(one, other)).toBe(shown(one) === shown(other));
    }),
  );
});
