import { expect, it } from 'vitest';
import { projectInfoOf } from './projectInfo';

const english = (texts: Record<string, string>) => ({
  en: Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, { text, updatedAt: '2026-05-12T09:00:00Z' }])),
});
const point = { id: 1, title: '链表', description: '指针操作', translations: english({ title: 'Linked lists' }) };
const ksa = { id: 2, title: 'K' as const, level: 1, description: '线性结构', translations: english({ description: 'Linear structures' }) };

it('lists points and then purposes, in English where somebody wrote it', () => {
  expect(projectInfoOf([point], [ksa], 'zh')).toEqual([
    { type: 0, title: '链表', description: '指针操作', level: null },
    { type: 1, title: 'K', description: '线性结构', level: 1 },
  ]);
  expect(projectInfoOf([point], [ksa], 'en')).toEqual([
    { type: 0, title: 'Linked lists', description: '指针操作', level: null },
    { type: 1, title: 'K', description: 'Linear structures', level: 1 },
  ]);
});
