import { talentReportInputSchema, talentTypeLabel, type TalentReport } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { talentReportFormMessages } from './messages';
import { blankTalentReport, readableTalentReport, talentProblems, toTalentReportInput, toTalentValues } from './talentValues';

// One grey pixel.
const cover = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCBMlmMHgAAAABJRU5ErkJggg==';
const english = { name: { text: 'Demand', updatedAt: '2026-01-01T00:00:00.000Z' } };
const report: TalentReport = {
  id: 7,
  name: '报告',
  department: '协会',
  fileName: '',
  fileUrl: '',
  picUrl: cover,
  type: 0,
  majorId: 1001,
  version: 2,
  translations: { en: english },
};
const now = '2026-06-01T00:00:00.000Z';
const text = talentReportFormMessages.en;
const sent = (stored: TalentReport) => toTalentReportInput(toTalentValues(stored), { id: stored.id, record: stored }, now);

describe('the type', () => {
  it('shows as admission class for 0 alone, and is saved as 0 or 1', () => {
    fc.assert(
      fc.property(fc.integer(), (type) => {
        const shown = toTalentValues({ ...report, type }).type === 0 ? text.admission : text.evaluation;
        expect(shown).toBe(talentTypeLabel(type).en);
        expect(sent({ ...report, type }).type).toBe(type === 0 ? 0 : 1);
      }),
    );
  });

  it('7 is sent as 1', () => expect(sent({ ...report, type: 7 }).type).toBe(1));
});

it('an unchanged report is sent as it is', () => {
  const { majorName: _, updateTime: __, ...stored } = { ...report, majorName: '软件工程', updateTime: now };
  expect(sent(report)).toEqual(stored);
  expect(talentReportInputSchema.safeParse(sent(report)).success).toBe(true);
});

it('a reader sees the English where there is any', () => {
  expect(readableTalentReport(report, 'en')).toMatchObject({ name: 'Demand', department: '协会' });
  expect(readableTalentReport(report, 'zh').name).toBe('报告');
});

describe('the problems of a report', () => {
  it('is each of the five required fields', () => {
    expect(Object.keys(talentProblems(blankTalentReport(), text, false))).toEqual(['name', 'department', 'type', 'picUrl', 'majorId']);
    expect(talentProblems({ ...toTalentValues(report), name: ' \u3000' }, text, false)).toEqual({ name: text.nameEmpty });
  });

  it('is a cover on its way', () => {
    expect(talentProblems(toTalentValues(report), text, true)).toEqual({ picUrl: text.coverBusy });
  });

  it.each([
    ['', true],
    [' https://college.example/a.pdf ', true],
    ['http://10.0.0.8:8080/报告.pdf?x=1#2', true],
    ['javascript:alert(1)', false],
    ['JaVaScRiPt://x%0aalert(1)', false],
    ['data:text/html,x', false],
    ['//college.example', false],
    ['报告.pdf', false],
  ])('a link %j: %s', (fileUrl, fits) => {
    expect(talentProblems({ ...toTalentValues(report), fileUrl }, text, false)).toEqual(fits ? {} : { fileUrl: text.linkWrong });
  });
});
