import { describe, expect, it } from 'vitest';
import { localize, textOf } from './localize';

const row = {
  id: 1,
  name: '图',
  note: '说明',
  translations: {
    en: { name: { text: 'Graphs', updatedAt: '2026-05-12T09:00:00Z' }, note: { text: '', updatedAt: '2026-05-01T00:00:00Z' } },
  },
};

describe('texts in two languages', () => {
  it('shows English where there is some, else Chinese', () => {
    expect([textOf(row, 'name', 'en'), textOf(row, 'note', 'en'), textOf(row, 'name', 'zh')]).toEqual(['Graphs', '说明', '图']);
    expect(localize(row, 'en')).toMatchObject({ id: 1, name: 'Graphs', note: '说明' });
    expect(localize(row, 'zh')).toBe(row);
  });

  it('adds no field that the record has not', () => {
    const odd = { id: 1, translations: { en: { name: { text: 'Graphs', updatedAt: '2026-05-12T09:00:00Z' } } } };
    expect('name' in localize(odd, 'en')).toBe(false);
  });
});
