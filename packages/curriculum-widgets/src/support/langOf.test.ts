import { expect, it } from 'vitest';
import { langOf } from './langOf';

it('returns the language of a text only where it is not that of the interface', () => {
  expect([langOf('数据结构', 'en'), langOf('数据结构', 'zh'), langOf('Data', 'en')]).toEqual(['zh-Hans', undefined, undefined]);
});
