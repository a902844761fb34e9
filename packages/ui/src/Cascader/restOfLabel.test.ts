import { expect, it } from 'vitest';
import { restOfLabel } from './restOfLabel';

it.each([
  ['1.1 能用数…', '1.1 能用数学表述问题', '学表述问题'],
  ['1.1 Exp…', '1.1 Express problems in mathematics', 'Express problems in mathematics'],
  ['1.3 Use…', '1.3 Use knowledge', 'knowledge'],
  ['Softwar…', 'Software Engineering', 'Software Engineering'],
  ['SE', 'Software Engineering', 'Software Engineering'],
])('%s leaves out of %s: %s', (words, fullWords, rest) => expect(restOfLabel(words, fullWords)).toBe(rest));
