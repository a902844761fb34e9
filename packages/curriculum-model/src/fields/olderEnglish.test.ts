import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TranslatedText } from './extensions';
import { isEnglishOlder, markOlderEnglish, writtenEnglish } from './olderEnglish';

const first = '2026-05-12T09:00:00Z';
const later = '2026-05-13T09:00:00Z';
const fields = ['name', 'note'] as const;

interface Row {
  name: string;
  note: string;
  translations?: { en?: Record<string, TranslatedText> };
}

function aRow(name: string, english?: TranslatedText): Row {
  return { name, note: '说明', translations: { en: { ...(english && { name: english }), note: { text: 'Note', updatedAt: first } } } };
}

const chinese = fc.constantFrom('图', '图论', '图与网络');
const english = fc.record(
  {
    text: fc.constantFrom('Graphs', 'Graph theory'),
    updatedAt: fc.constantFrom(first, '2026-05-12T17:30:00+08:00'),
    older: fc.constantFrom(true),
  },
  { requiredKeys: ['text', 'updatedAt'] },
);

describe('English and the Chinese it was made from', () => {
  it('is older once its Chinese changed and it did not', () => {
    fc.assert(
      fc.property(chinese, chinese, english, (before, after, text) => {
        const marked = markOlderEnglish(aRow(before, text), aRow(after, text), [...fields]);
        expect(isEnglishOlder(marked, 'name')).toBe(before !== after || Boolean(text.older));
        expect(marked.translations?.en?.['note']).toEqual({ text: 'Note', updatedAt: first });
      }),
    );
  });

  it('is no longer older once it was rewritten or confirmed at a later time, whatever was sent', () => {
    fc.assert(
      fc.property(chinese, chinese, english, english, (before, after, stored, sent) => {
        const marked = markOlderEnglish(aRow(before, stored), aRow(after, { ...sent, updatedAt: later }), [...fields]);
        expect(marked.translations?.en?.['name']).toEqual({ text: sent.text, updatedAt: later });
      }),
    );
  });

  it('keeps its mark when a client without support for marks sends it back', () => {
    fc.assert(
      fc.property(chinese, english, (name, { text, updatedAt }) => {
        const marked = markOlderEnglish(aRow(name, { text, updatedAt, older: true }), aRow(name, { text, updatedAt }), [...fields]);
        expect(isEnglishOlder(marked, 'name')).toBe(true);
        const invented = markOlderEnglish(aRow(name, { text, updatedAt }), aRow(name, { text, updatedAt, older: true }), [...fields]);
        expect(isEnglishOlder(invented, 'name')).toBe(false);
      }),
    );
  });

  it('survives a record that is sent without translations, and is marked where the Chinese changed', () => {
    const bare: Row = { name: '图论', note: '说明' };
    const marked = markOlderEnglish(aRow('图', { text: 'Graphs', updatedAt: first }), bare, [...fields]);
    expect(marked).toEqual({ ...aRow('图论', { text: 'Graphs', updatedAt: first, older: true }) });
  });

  it('brings its own mark back from the history', () => {
    const restored = { text: 'Graphs', updatedAt: first, older: true };
    const marked = markOlderEnglish(aRow('图', { text: 'Networks', updatedAt: later }), aRow('图论', restored), [...fields]);
    expect(isEnglishOlder(marked, 'name')).toBe(true);
  });

  it('is not older where there is none', () => {
    const marked = markOlderEnglish(aRow('图'), aRow('图论'), [...fields]);
    expect([
      isEnglishOlder(marked, 'name'),
      isEnglishOlder({ translations: { en: { name: { text: '', updatedAt: first, older: true } } } }, 'name'),
    ]).toEqual([false, false]);
    expect(isEnglishOlder({}, 'name')).toBe(false);
  });

  it('is confirmed even within one moment', () => {
    const stored = { text: 'Graphs', updatedAt: first, older: true };
    expect(writtenEnglish('Graphs', later, stored)).toEqual({ text: 'Graphs', updatedAt: later });
    const confirmed = writtenEnglish('Graphs', first, stored);
    const marked = markOlderEnglish(aRow('图', stored), aRow('图', confirmed), [...fields]);
    expect(marked.translations?.en?.['name']).toEqual({ text: 'Graphs', updatedAt: '2026-05-12T09:00:00.001Z' });
    expect(writtenEnglish('Graphs', first)).toEqual({ text: 'Graphs', updatedAt: first });
    expect(writtenEnglish('Graphs', first, { text: 'Graphs', updatedAt: 'long ago' })).toEqual({ text: 'Graphs', updatedAt: first });
  });
});
