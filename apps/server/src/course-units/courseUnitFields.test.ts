import * as contract from '@college/api-client/contract';
import {
  blankFields,
  byKind,
  courseUnitDetailSchema,
  courseUnitFields,
  namesOf,
  namesWhere,
  pickFields,
  reportedCourseFields,
  type CourseUnit,
  type CourseUnitFieldName,
} from '@college/curriculum-model';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { readStream } from '../copy/readStream.test-data';
import { copyRequest } from '../copy/copySource.test-data';
import { describeOnOneEngine } from '../db/testing';
import { historyOf, restoreLatest, setHistoryScene } from '../history/history.test-data';
import { apiBase } from '../http/apiBase';
import { testServer } from '../testing/testServer';
import { current, manage, row } from './courseUnits.test-data';

const names = namesOf(courseUnitFields);

/** Something in every field that no other has, from the seed on. */
function filledFields(seed: string) {
  return byKind(courseUnitFields, {
    text: ({ label }) => `${seed}${label.zh}`,
    choice: () => seed.length,
    hours: () => 40 + seed.length,
  });
}

describeOnOneEngine('each field of a course unit', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setHistoryScene(database.current);
    server.forgetSessions();
  });

  async function read(courseid = 1001): Promise<CourseUnit> {
    const { data } = await server.call(contract.getCourseUnit, { as: 'departmentManager', query: { courseid } });
    return courseUnitDetailSchema.parse(data).course;
  }
  const send = (course: object) => server.call(contract.saveCourseUnit, { as: 'majorLeader', body: { manage, current, course } });
  async function fill(seed: string) {
    server.wait(1000);
    expect((await send({ ...(await read()), ...filledFields(seed) })).code).toBe('0');
  }

  it('has its hours read as they were acknowledged, and refused where they could not be', async () => {
    const hours = fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: 0, max: 999_900 }).map((hundredths) => hundredths / 100) },
      { weight: 1, arbitrary: fc.constantFrom(0.125, 0.004, 1e-7) },
      { weight: 1, arbitrary: fc.double({ min: 0, max: 9999, noNaN: true }) },
    );
    const periods = fc.record({ theoryPeriod: hours, practicePeriod: hours });
    await fc.assert(
      fc.asyncProperty(periods, periods, async (own, ofChapter) => {
        const before = await read();
        const chapter = { ...row('绪论', 0, 0, before.courseMatrixVOS[0]?.id), ...ofChapter };
        const { code, message } = await send({ ...before, ...own, courseMatrixVOS: [chapter] });
        if (code !== '0') expect(message).toMatch(/(理论|实践)学时最多两位小数$/);
        expect(await read()).toMatchObject(code === '0' ? { ...own, courseMatrixVOS: [ofChapter] } : before);
      }),
      { numRuns: 40 },
    );
  });

  it('is stored, shown in the history and restored', async () => {
    await fill('新');
    expect(await read()).toMatchObject(filledFields('新'));
    await fill('更新');
    const [latest] = (await historyOf(server, 'course', 1001)).pageInfo.list;
    const told = namesWhere(courseUnitFields, { isInHistory: true }).map((name) => courseUnitFields[name].label.zh);
    expect(latest?.changes.map(({ label }) => label).toSorted()).toEqual(told.toSorted());
    await restoreLatest(server, 'course', 1001);
    expect(await read()).toMatchObject(filledFields('新'));
  });

  it('has English where it is translated', async () => {
    await fill('新');
    const translated = namesWhere(courseUnitFields, { isTranslated: true });
    const texts = Object.fromEntries(translated.map((name) => [name, `new ${name}`]));
    const saved = await server.call(contract.saveTranslations, {
      as: 'majorLeader',
      body: { list: [{ kind: 'course', id: 1001, texts }] },
    });
    expect(saved.code).toBe('0');
    const { translations } = await read();
    expect(translated.map((name) => translations?.en?.[name]?.text)).toEqual(Object.values(texts));
  });

  it('is read by the report where it is printed', async () => {
    await fill('新');
    const { data } = await server.call(contract.getCourseIntro, { as: 'majorLeader', query: { courseid: 1001 } });
    expect(data).toMatchObject(pickFields(reportedCourseFields, filledFields('新')));
  });

  it('is kept by a copy, or blank in it', async () => {
    await fill('新');
    const unique = 'copy-of-fields';
    const as = 'departmentManager';
    expect((await server.call(contract.uploadCopyParams, { as, body: { unique, ...copyRequest } })).code).toBe('0');
    await readStream(
      await server.request(`${apiBase}/manage/copycourse?unique=${unique}`, { headers: { authToken: await server.tokenOf(as) } }),
    );
    const { data } = await server.call(contract.getCopyJob, { as, query: { unique } });
    const copy = await read((data as { courseId: number }).courseId);
    const [kept, blank] = [filledFields('新'), blankFields(courseUnitFields)];
    const wanted = names.map((name) => [name, courseUnitFields[name].inCopy === 'kept' ? kept[name] : blank[name]]);
    expect(names.map((name) => [name, copy[name]])).toEqual(wanted);
  });

  it('is called in an error as everywhere', async () => {
    const course = await read();
    const messageOf = async (name: CourseUnitFieldName) => (await send({ ...course, [name]: {} })).message;
    for (const name of names) expect(await messageOf(name)).toMatch(new RegExp(`^${courseUnitFields[name].label.zh}`));
  });
});
