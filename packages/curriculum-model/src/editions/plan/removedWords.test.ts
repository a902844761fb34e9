import { expect, it } from 'vitest';
import { aState, without, write } from '../programme.test-data';
import type { CurriculumState } from '../state';
import { mergePlan } from './mergePlan';
import { threeWay } from './threeWay';

const withEnglish = (fields: Record<string, string> = {}) =>
  aState((_, course) => {
    write(course.goal, '301', { 'description.en': 'can model', ...fields });
  });
const removed = aState((_, course) => {
  without(course, 'goal', '301');
  without(course, 'placedPoint', '201-301-221');
  without(course, 'placedKsa', '201-301-221-211-231');
});

function asked(draft: CurriculumState, language: 'zh' | 'en') {
  const merge = threeWay({ base: withEnglish(), draft, current: removed, into: 'current', take: 'all', choices: {} });
  const [conflict] = mergePlan(merge, 'current', language).conflicts;
  return (['base', 'draft', 'current'] as const).map((side) => [conflict?.[side].text, conflict?.[side].language]);
}

it('what was removed is shown in the language in which the other side wrote, where the reader’s says nothing', () => {
  const onlyChinese = [
    ['能建模', 'zh'],
    ['能建立模型', 'zh'],
    [null, undefined],
  ];
  expect(asked(withEnglish({ description: '能建立模型' }), 'en')).toEqual(onlyChinese);
  const onlyEnglish = [
    ['can model', 'en'],
    ['can build models', 'en'],
    [null, undefined],
  ];
  expect(asked(withEnglish({ 'description.en': 'can build models' }), 'zh')).toEqual(onlyEnglish);
});

it('it is shown in the language of the reader where that one differs', () => {
  const both = withEnglish({ description: '能建立模型', 'description.en': 'can build models' });
  expect(asked(both, 'en')).toEqual([
    ['can model', undefined],
    ['can build models', undefined],
    [null, undefined],
  ]);
  expect(asked(both, 'zh')).toEqual([
    ['能建模', undefined],
    ['能建立模型', undefined],
    [null, undefined],
  ]);
});

it('what was removed is shown with what it holds besides its name', () => {
  const chapter = (name: string) =>
    aState((_, course) => {
      write(course.chapter, '203', { name, theoryPeriod: 4, practicePeriod: 2 });
    });
  const gone = aState((_, course) => without(course, 'chapter', '203'));
  const merge = threeWay({ base: chapter('图'), draft: gone, current: chapter('图与树'), into: 'current', take: 'all', choices: {} });
  const [conflict] = mergePlan(merge, 'current', 'zh').conflicts;
  const hours = [
    { label: expect.stringContaining('理论'), text: '4' },
    { label: expect.stringContaining('实践'), text: '2' },
  ];
  expect(conflict?.current).toMatchObject({ text: expect.stringContaining('图与树'), fields: hours });
  expect(conflict?.draft).not.toHaveProperty('fields');
});

it('what it holds besides is told in the words of the reader, whatever the language of its name', () => {
  const chapter = (name: string) =>
    aState((_, course) => {
      write(course.chapter, '203', { name, 'name.en': 'Graphs', theoryPeriod: 4 });
    });
  const gone = aState((_, course) => without(course, 'chapter', '203'));
  const merge = threeWay({ base: chapter('图'), draft: gone, current: chapter('图与树'), into: 'current', take: 'all', choices: {} });
  const [conflict] = mergePlan(merge, 'current', 'en').conflicts;
  expect(conflict?.current).toMatchObject({ text: '图与树', language: 'zh' });
  expect(conflict?.current.fields?.map(({ label }) => label)).toEqual(['Name (English)', 'Theory hours']);
});
