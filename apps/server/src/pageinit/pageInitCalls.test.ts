import * as contract from '@college/api-client/contract';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { createApp } from '../createApp';
import { schema } from '../db';
import { describeOnOneEngine, emptyTables } from '../db/testing';
import { apiBase } from '../http/apiBase';
import { defaultSettings } from '../http/services';
import { read } from '../testing/testServer';
import type { PageName, PageWords } from './pageWords';

const textsOf = (page: PageName) => ({
  zh: { 'button.busy': '请稍候', [`${page}.count`]: '{count} 门课程' },
  en: { 'button.busy': 'Please wait', [`${page}.count`]: '{count} courses' },
});
const pageWords: PageWords = {
  coursedetail: textsOf('coursedetail'),
  coursegoal: textsOf('coursegoal'),
  majorhome: textsOf('majorhome'),
};
const pages = Object.keys(pageWords) as PageName[];
const languages = [
  { label: '中文', value: '80101' },
  { label: 'English', value: '80102' },
];

describeOnOneEngine('the texts of a page', (database) => {
  beforeEach(() => emptyTables(database.current.db));

  /** Asks as a stranger: without a sign-in. */
  async function ask(page: PageName, query: string, given: { pageWords?: PageWords } = { pageWords }) {
    const { current } = database;
    const log = pino({ level: 'silent' });
    const services = { database: current, log, now: () => new Date(0), settings: defaultSettings, checkAnswers: true, ...given };
    const reply = await read(await createApp(services).request(`${apiBase}/v4/pageinit/${page}${query}`));
    expect(reply.code).toBe('0');
    return contract.getCourseDetailPageInit.data.parse(reply.data);
  }
  const store = (key: string, value: unknown) => database.current.db.insert(schema.settings).values({ key, value });

  it.each(pages)('returns every text of %s in both languages to a third-party client', async (page) => {
    expect(await ask(page, '?code=80101')).toEqual({ languages, localize: { values: pageWords[page].zh } });
    expect(await ask(page, '?code=80102')).toEqual({ languages, localize: { values: pageWords[page].en } });
  });

  it('reads an unknown code as English and none as Chinese', async () => {
    expect((await ask('majorhome', '?code=99999')).localize.values).toEqual(pageWords.majorhome.en);
    expect((await ask('majorhome', '')).localize.values).toEqual(pageWords.majorhome.zh);
  });

  it('puts what the installation stored over the built-in texts, for one page over that for all', async () => {
    await store('interfaceWords', { zh: { 'button.busy': '处理中', 'note.hint': '提示' } });
    await store('interfaceWords.coursegoal', { zh: { 'button.busy': '正在保存' } });
    expect((await ask('coursedetail', '?code=80101')).localize.values).toEqual({
      'button.busy': '处理中',
      'coursedetail.count': '{count} 门课程',
      'note.hint': '提示',
    });
    expect((await ask('coursegoal', '?code=80101')).localize.values).toMatchObject({ 'button.busy': '正在保存' });
    expect((await ask('coursedetail', '?code=80102')).localize.values).toEqual(pageWords.coursedetail.en);
  });

  it('returns only the changed texts to a client with texts of its own', async () => {
    expect(await ask('coursedetail', '?code=80101&words=changed')).toEqual({ languages, localize: { values: {} } });
    await store('interfaceWords', { zh: { 'button.busy': '处理中' } });
    expect((await ask('coursedetail', '?code=80101&words=changed')).localize.values).toEqual({ 'button.busy': '处理中' });
  });

  it('returns only the stored texts where the built-in ones were not generated', async () => {
    await store('interfaceWords', { zh: { 'button.busy': '处理中' } });
    expect((await ask('coursedetail', '?code=80101', {})).localize.values).toEqual({ 'button.busy': '处理中' });
  });

  it('gives all that the page of a course unit needs in one reply', async () => {
    await store('interfaceWords.coursegoal', { en: { 'button.busy': 'Saving' } });
    const reply = await ask('coursedetail', '?code=80102&words=changed&whole=1');
    expect(reply).toMatchObject({ languages, localize: { values: {} }, goals: { values: { 'button.busy': 'Saving' } } });
    expect(reply.courseClasses?.map(({ label }) => label)).toEqual(['Compulsory', 'Elective']);
    expect(reply.courseTypes).toHaveLength(5);
  });
});
