import type { MyCourse } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCollege } from '../../support/fakes/aCollege';
import { twoCourses } from '../fakes/twoCourses';
import { countsOf, findCourses, textsOf } from './myCoursesView';

const courses = await aCollege({ as: 'majorLeader', prepare: twoCourses }).overview.listMyCourses('80101');

describe('my courses', () => {
  it('counts what a course holds', () => {
    expect(countsOf(courses[0]!)).toEqual({ goals: 4, points: 10, chapters: 6, tasks: 2 });
  });

  it.each([
    ['数据结构', ['数据结构']],
    ['哈夫曼', ['数据结构']],
    ['实验报告', ['数据结构']],
    ['软件工程', ['数据结构', '形势与政策']],
    ['  ', ['数据结构', '形势与政策']],
    ['天文', []],
  ])('finds by %j %j', (keyword, names) => {
    expect(findCourses(courses, keyword).map(({ name }) => name)).toEqual(names);
  });

  it('finds a course by any part of any of its texts', () => {
    const texts = textsOf(courses[0]!).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(fc.nat(texts.length - 1), fc.nat(8), (at, from) => {
        const part = texts[at]!.slice(from, from + 4);
        expect(findCourses(courses, part)).toContainEqual(expect.objectContaining({ id: courses[0]!.id }) as MyCourse);
      }),
    );
  });
});
