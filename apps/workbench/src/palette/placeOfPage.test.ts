import { expect, it } from 'vitest';
import { placeOfPage } from './placeOfPage';

const above = [
  { id: 'majors', label: '专业', href: '/college/majorlist' },
  { id: 'major', label: '软件工程', href: '/major' },
];

it.each([
  [{ subject: '数据结构', above }, undefined, '数据结构，软件工程'],
  [{ subject: '软件工程', above }, undefined, '软件工程'],
  [{ subject: '数据结构', above }, '2026 修订', '数据结构，软件工程，2026 修订'],
  [{}, '2026 修订', ''],
])('names what the page is about, and a draft: %j %s', (chrome, draft, place) => {
  expect(placeOfPage(chrome, 'zh', draft)).toBe(place);
});
