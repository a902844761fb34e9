import { requirementCatalogues } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { plainHead, shortHead } from './shortHeads';

const shown = (text: string) => shortHead(text).replaceAll('\u00ad', '-');

it('breaks words where they may be broken', () => {
  expect(shown('Communication')).toBe('Com-mu-ni-ca-tion');
  expect(shown('Engineering knowledge')).toBe('En-gi-neer-ing knowl-edge');
});

it('shortens the headings of the standards, and leaves other words as they are', () => {
  expect(shown('The engineer and sustainable development')).toBe('Sus-tain-abil-ity');
  expect(shown('Reading and writing')).toBe('Reading and writing');
  expect(shown('沟通')).toBe('沟通');
  expect(plainHead(shortHead('工程伦理和职业规范'))).toBe('工程伦理和职业规范');
  expect(plainHead(shortHead('Communication'))).toBe('Communication');
});

it('leaves no long word of a standard whole', () => {
  const words = requirementCatalogues.flatMap(({ headings }) => headings.flatMap(({ en }) => shown(en).split(/[^a-z]+/i)));
  expect(words.filter(({ length }) => length > 9)).toEqual([]);
});
