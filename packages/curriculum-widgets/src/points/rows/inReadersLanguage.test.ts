import { expect, it } from 'vitest';
import { inReadersLanguage } from './inReadersLanguage';

const translated = (text: string) => ({ text, updatedAt: '2026-03-02T01:00:00.000Z' });
const listOf = (title: string, id = 1) => ({
  id,
  title,
  description: '单链表',
  translations: { en: { title: translated('Linked list'), description: translated('Singly linked') } },
});

it('shows a stored row in the language of the reader', () => {
  expect(inReadersLanguage([listOf('链表')], [listOf('链表')], 'en')).toMatchObject([
    { title: 'Linked list', description: 'Singly linked' },
  ]);
  expect(inReadersLanguage([listOf('链表')], [listOf('链表')], 'zh')).toEqual([listOf('链表')]);
});

it('shows a row that was changed, or is new, as it was written', () => {
  const rows = [listOf('链表与数组'), listOf('栈', 0)];
  expect(inReadersLanguage(rows, [listOf('链表')], 'en')).toEqual(rows);
});
