import { expect, it } from 'vitest';
import { ministriesInEnglish } from './ministries';

it.each([
  ['教育部', 'Ministry of Education'],
  ['生态环境部、国家能源局', 'Ministry of Ecology and Environment; National Energy Administration'],
  ['教育部、示例部', undefined],
  ['', undefined],
])('%s is %s', (departments, english) => expect(ministriesInEnglish(departments)).toBe(english));
