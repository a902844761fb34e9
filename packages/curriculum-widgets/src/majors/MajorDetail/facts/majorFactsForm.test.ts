import { saveMajorRequestSchema, type MajorInfo } from '@college/curriculum-model';
import { majors, translatedAt } from '@college/curriculum-model/fixtures';
import { describe, expect, it } from 'vitest';
import { factsStored, toFactsForm, toSaveMajorRequest } from './majorFactsForm';

const major: MajorInfo = { ...majors[0]!, edit: true };
const form = toFactsForm(major);
const now = '2026-06-01T08:00:00+08:00';

describe('the facts of a major', () => {
  it('come from the record; a standard that is not known counts as none', () => {
    expect(form).toEqual({ name: '软件工程', english: 'Software Engineering', code: '080902', standard: 'CEEAA-2024' });
    expect(toFactsForm({ id: 1, name: 'x', edit: true, standard: 'ABET' })).toEqual({ name: 'x', english: '', code: '', standard: '' });
  });

  it('are sent trimmed over the version that was read, with the time of the English only where it changed', () => {
    const request = toSaveMajorRequest({ ...form, name: ' 软件工程 ' }, major, 1001, now);
    expect(saveMajorRequestSchema.parse(request)).toEqual(request);
    expect(request).toMatchObject({ id: 1001, departmentId: 1001, name: '软件工程', version: 1 });
    expect(request.translations?.en?.name?.updatedAt).toBe(translatedAt);
    const renamed = toSaveMajorRequest({ ...form, english: 'Software' }, major, 1001, now);
    expect(renamed.translations?.en?.name).toEqual({ text: 'Software', updatedAt: now });
    expect(toSaveMajorRequest({ ...form, english: ' ' }, major, 1001, now).translations).toEqual({ en: {} });
    expect(toSaveMajorRequest(form, { ...major, version: undefined }, 1001, now)).not.toHaveProperty('version');
  });

  it('show on the page as they were stored', () => {
    const stored = factsStored(major, toSaveMajorRequest({ ...form, code: '080999' }, major, 1001, now));
    expect(toFactsForm(stored)).toEqual({ ...form, code: '080999' });
  });
});
