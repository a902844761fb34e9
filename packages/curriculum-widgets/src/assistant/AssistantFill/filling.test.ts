import { sampleCourseUnit } from '@college/curriculum-model/fixtures';
import { describe, expect, it } from 'vitest';
import { fillingBack, fillingOf } from './filling';
import type { Suggestion } from './suggestions';

const course = sampleCourseUnit(1004);
const introduction: Suggestion = { kind: 'field', key: 'field:introduction', field: 'introduction', value: '讲授树与图。', before: '旧' };
const chapter: Suggestion = { kind: 'project', key: 'project:串', project: { name: '串', theoryPeriod: 4, practicePeriod: 2 } };

describe('filling', () => {
  it('holds accepted fields and chapters', () => {
    expect(fillingOf([introduction, chapter])).toEqual({
      fields: { introduction: '讲授树与图。' },
      projects: [{ name: '串', theoryPeriod: 4, practicePeriod: 2 }],
    });
    expect(fillingOf([])).toEqual({});
  });

  it('restores the former values, where only fields were filled', () => {
    expect(fillingBack([introduction], course)).toEqual({ fields: { introduction: course.introduction } });
    expect(fillingBack([introduction, chapter], course)).toBeNull();
  });
});
