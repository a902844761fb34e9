import { documentTexts, syllabusDocument } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { sampleReport } from '../../fakes/sampleReport';
import { openSyllabus } from '../../field';
import { syllabusAfter, type SyllabusAct } from '../../field/syllabusWork';
import { toValues } from '../reportValues';
import { keptReport } from './keptReport';

const report = sampleReport();
const base = openSyllabus(toValues(report));
function texts(...acts: SyllabusAct[]) {
  const work = acts.reduce((before, act) => syllabusAfter(before, act, base), base);
  return documentTexts(syllabusDocument(keptReport(report, { base, work }), 'both'));
}

describe('what is printed from the editor', () => {
  it('is the stored report while nothing was changed', () => {
    expect(texts()).toEqual(documentTexts(syllabusDocument(report, 'both')));
  });

  it('holds a field that waits for Save Change, and marks its English as older', () => {
    const kept = texts(
      { type: 'fieldOpened', name: 'attend' },
      { type: 'fieldTyped', name: 'attend', value: '缺课两次者谈话。' },
      { type: 'fieldKept', name: 'attend' },
    );
    expect(kept).toContain('缺课两次者谈话。');
    expect(kept).toContain(`${report.info.translations?.en?.['attend']?.text}†`);
  });

  it('holds the old text of a field that is still open', () => {
    const open = texts({ type: 'fieldOpened', name: 'attend' }, { type: 'fieldTyped', name: 'attend', value: '缺课两次' });
    expect(open).toEqual(texts());
  });

  it('leaves out an English introduction that was emptied', () => {
    const english = report.intro.translations?.en?.['introduction']?.text ?? '';
    expect(texts()).toContain(english);
    const emptied = texts(
      { type: 'fieldOpened', name: 'en:courseDesc' },
      { type: 'fieldTyped', name: 'en:courseDesc', value: '' },
      { type: 'fieldKept', name: 'en:courseDesc' },
    );
    expect(emptied).not.toContain(english);
  });
});
