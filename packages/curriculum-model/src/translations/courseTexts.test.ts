import { describe, expect, it } from 'vitest';
import { english } from '../fixtures/english';
import { additionalInfos, sampleProgramme } from '../fixtures';
import { courseTextSchema, textKeyOf, translationStateOf } from './courseText';
import { courseTexts, type CourseTextSource } from './courseTexts';
import { translatedFields } from './translatedFields';

const { courseUnits, goals, points, ksas, taskGoals, courseCells, graduateRequires } = sampleProgramme;
const course = courseUnits.find(({ id }) => id === 1004)!;
const source: CourseTextSource = {
  course,
  report: additionalInfos[0]!,
  requires: graduateRequires[1001]!,
  goals: goals.filter(({ courseId }) => courseId === 1004),
  projects: course.courseMatrixVOS,
  cells: courseCells
    .filter(({ courseUnitId }) => courseUnitId === 1004)
    .map((cell) => ({ ...cell, goalId: cell.graduateRequireId, pointId: cell.point.id })),
  taskGoals: taskGoals.filter(({ projectId }) => course.courseMatrixVOS.some(({ id }) => id === projectId)),
  points: points.filter(({ courseId }) => courseId === 1004),
  ksas: ksas.filter(({ courseId }) => courseId === 1004),
};
const all = { course: true, major: true };

describe('the texts of a course', () => {
  it('are in the order of the paper, each once, under a unique name', () => {
    const texts = courseTexts(source, all, 'zh');
    expect(texts.map((text) => courseTextSchema.parse(text))).toEqual(texts);
    expect(new Set(texts.map(textKeyOf)).size).toBe(texts.length);
    const kinds = texts.map(({ kind }) => kind).filter((kind, at, list) => list.indexOf(kind) === at);
    expect(kinds).toEqual(['course', 'report', 'require', 'indicator', 'goal', 'project', 'courseCell', 'taskGoal', 'point', 'ksa']);
    expect(texts[0]).toMatchObject({ kind: 'course', id: 1004, field: 'name', zh: '数据结构', en: 'Data Structures', place: [] });
  });

  it('name their position, in the language of the reader', () => {
    const place = (language: 'zh' | 'en') =>
      courseTexts(source, all, language)
        .find(({ kind }) => kind === 'courseCell')!
        .place.join(' › ');
    expect(place('zh')).toMatch(/\p{Script=Han}/u);
    expect(place('en')).not.toMatch(/\p{Script=Han}/u);
  });

  it('omit what is empty or equal in both languages, but nothing that has English', () => {
    const bare = { ...source, requires: [], goals: [], projects: [], points: [], ksas: [], cells: [], taskGoals: [], report: undefined };
    const fields = (name: string, translations = {}) =>
      courseTexts({ ...bare, course: { id: 1, name, translations } }, all, 'zh').map(({ field }) => field);
    expect([fields(' '), fields('Python'), fields('Python 入门'), fields('Python', english({ name: 'Learn Python' }))]).toEqual([
      [],
      [],
      ['name'],
      ['name'],
    ]);
  });

  it('belong to the course or to its major', () => {
    const kinds = courseTexts(source, { course: true, major: false }, 'zh')
      .filter(({ editable }) => !editable)
      .map(({ kind }) => kind);
    expect([...new Set(kinds)]).toEqual(['require', 'indicator']);
  });

  it('are done, missing, or older than their Chinese', () => {
    expect([translationStateOf({}), translationStateOf({ en: 'Graphs', older: true }), translationStateOf({ en: 'Graphs' })]).toEqual([
      'missing',
      'older',
      'done',
    ]);
  });
});

it('limits English to the length of its Chinese', () => {
  expect([
    translatedFields.course.get('name'),
    translatedFields.course.get('introduction'),
    translatedFields.courseCell.get('week'),
  ]).toEqual([200, 20_000, 50]);
});
