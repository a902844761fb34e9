import { markOlderEnglish, type Translations } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { englishWords, isOlderOnForm, toEnglishValues, toTranslations } from './englishValues';

const at = '2026-03-01T08:00:00.000Z';
const now = '2026-06-01T08:00:00.000Z';
const record = {
  translations: {
    en: { name: { text: 'Engineer', older: true, updatedAt: at }, other: { text: 'Kept', updatedAt: at } },
  } satisfies Translations,
};

describe('the English of a form', () => {
  it('comes from the record, empty where there is none', () => {
    expect(toEnglishValues(record, ['name', 'content'])).toEqual({ name: { text: 'Engineer' }, content: { text: '' } });
    expect(toEnglishValues(null, ['name'])).toEqual({ name: { text: '' } });
  });

  it.each([
    ['unchanged as it was', { name: { text: 'Engineer ' } }, { name: record.translations.en.name }],
    ['written now', { name: { text: ' Architect' } }, { name: { text: 'Architect', updatedAt: now } }],
    ['not at all once emptied', { name: { text: ' ' } }, {}],
    ['confirmed at a newer time', { name: { text: 'Engineer', confirmed: true } }, { name: { text: 'Engineer', updatedAt: now } }],
  ])('is sent %s, and that of other fields stays', (_, values, sent) => {
    expect(toTranslations(values, record, now)).toEqual({ en: { ...sent, other: record.translations.en.other } });
  });

  it('is older than its Chinese until it is changed or confirmed, here as where it is kept', () => {
    expect(isOlderOnForm({ name: { text: 'Engineer' } }, record, 'name')).toBe(true);
    expect(isOlderOnForm({ name: { text: 'Architect' } }, record, 'name')).toBe(false);
    expect(isOlderOnForm({ name: { text: 'Engineer', confirmed: true } }, record, 'name')).toBe(false);
    expect(isOlderOnForm({ name: { text: '' } }, null, 'name')).toBe(false);
    const confirmed = { name: '工程师', translations: toTranslations({ name: { text: 'Engineer', confirmed: true } }, record, now) };
    const kept = markOlderEnglish({ name: '工程师', translations: record.translations as Translations }, confirmed, ['name']);
    expect(kept.translations?.en?.name?.older).toBeUndefined();
  });

  it('is shown in one text beside another version', () => {
    expect(englishWords({ name: { text: 'Engineer' }, content: { text: ' ' }, code: { text: 'Java' } })).toBe('Engineer\nJava');
  });
});
