import { aCourseUnit, aPointKsaList } from '@college/curriculum-model/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toForm } from '../courseUnitForm';
import { draftKey, writeDraft, type CourseUnitDraft } from './courseUnitDraft';
import { readDraft } from './readDraft';

const form = toForm(aCourseUnit());
const draft: CourseUnitDraft = {
  form,
  baseline: form,
  version: 3,
  imported: { kind: 'pointksa', fileName: '课点.xlsx', points: aPointKsaList(2) },
  writtenAt: 1_778_570_000_000,
};

describe('drafts', () => {
  it('come back as they were written, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.option(fc.nat(9999)), (name, theoryPeriod) => {
        const written = { ...draft, form: { ...form, name, theoryPeriod } };
        expect(readDraft(writeDraft(written))).toMatchObject(written);
      }),
    );
  });

  it('keep a text that is too long to be saved', () => {
    expect(readDraft(writeDraft({ ...draft, form: { ...form, name: '长'.repeat(500) } }))?.form.name).toHaveLength(500);
  });

  it.each([
    ['nothing', null],
    ['half-written text', '{"format":1,"form":'],
    ['another format', writeDraft(draft).replace('"format":1', '"format":99')],
    ['no object', '[]'],
    ['a form without rows', JSON.stringify({ format: 1, ...draft, form: { ...form, projects: undefined } })],
    ['a point that is none', JSON.stringify({ format: 1, ...draft, imported: { ...draft.imported, points: [{ title: 1 }] } })],
  ])('are not read from %s', (_title, text) => {
    expect(readDraft(text)).toBeNull();
  });

  it('are never read from text that is none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readDraft(text)).toBeNull();
      }),
    );
  });

  it('belong to a person and a unit, and to the major while there is no unit', () => {
    const keys = [
      draftKey({ userId: 1005, majorId: 1001 }),
      draftKey({ userId: 1005, majorId: 1002 }),
      draftKey({ userId: 1006, majorId: 1001 }),
      draftKey({ userId: 1005, majorId: 1001, courseUnitId: 1001 }),
    ];
    expect(new Set(keys).size).toBe(4);
  });
});
