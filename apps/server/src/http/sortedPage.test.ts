import * as contract from '@college/api-client/contract';
import {
  budgetSort,
  collegeMajorSort,
  courseUnitSort,
  languageCodes,
  majorSort,
  newsSort,
  occupationSort,
  outboxSort,
  personSort,
  qualificationSort,
  receiptSort,
  securitySort,
  talentReportSort,
  trashSort,
  type ListSort,
} from '@college/curriculum-model';
import { samplePassword, sampleProgramme, sampleUser } from '@college/curriculum-model/fixtures';
import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../createApp';
import { putReferenceData, seedSampleProgramme } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { defaultSettings } from './services';
import { apiBase } from './apiBase';

interface List {
  list: Record<string, unknown>[];
  total: number;
}

/** Every list that sorts, with what it is asked for beside the page. */
const lists: [contract.Endpoint, ListSort<never, string>, object][] = [
  [contract.listCourseUnits, courseUnitSort, { majorId: 1001, orderMap: { create_time: 0 } }],
  [contract.listMajors, majorSort, {}],
  [contract.listOccupations, occupationSort, { orderMap: {} }],
  [contract.listCollegeMajors, collegeMajorSort, { orderMap: {} }],
  [contract.listQualifications, qualificationSort, { name: '', lang: languageCodes.zh }],
  [contract.listTalentReports, talentReportSort, {}],
  [contract.listNews, newsSort, {}],
  [contract.listUsers, personSort, {}],
  [contract.listOutbox, outboxSort, {}],
  [contract.listBudgets, budgetSort, {}],
  [contract.listTrash, trashSort, {}],
  [contract.listReceipts, receiptSort, { majorId: 1001 }],
  [contract.listSecurityEvents, securitySort, {}],
];
const columns = lists.flatMap(([endpoint, sort, more]) =>
  sort.columns.map((column) => ({ path: endpoint.path, column, endpoint, sort, more })),
);

describeOnEachEngine('a list in the order of a column', (database) => {
  let app: ReturnType<typeof createApp>;
  let authToken = '';

  beforeAll(async () => {
    await putReferenceData(database.current);
    await seedSampleProgramme(database.current);
    const services = { database: database.current, log: pino({ level: 'silent' }), now: () => new Date(), settings: defaultSettings };
    app = createApp({ ...services, checkAnswers: true });
    const signedIn = await send(contract.login, { email: sampleUser('collegeAdmin').email, password: samplePassword });
    authToken = contract.login.data.parse(signedIn.data).authToken;
    for (const course of sampleProgramme.courseUnits.slice(0, 2)) await send(contract.deleteCourse, { id: course.id });
  }, 120_000);

  async function send(endpoint: contract.Endpoint, values: object): Promise<{ code: string; data: unknown }> {
    const query = endpoint.method === 'GET' ? `?${new URLSearchParams({ ...values } as Record<string, string>)}` : '';
    const response = await app.request(`${apiBase}${endpoint.path}${query}`, {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', 'accept-language': 'zh-CN', authToken },
      ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(values) }),
    });
    return (await response.json()) as { code: string; data: unknown };
  }

  async function read(endpoint: contract.Endpoint, values: object): Promise<List> {
    const { code, data } = await send(endpoint, values);
    expect(code).toBe('0');
    return (data as { pageInfo?: List }).pageInfo ?? (data as List);
  }

  it.each(columns)('$path by $column: both ways, over all pages', async ({ endpoint, sort, column, more }) => {
    const whole = await read(endpoint, { ...more, pageNum: 1, pageSize: 200 });
    for (const by of [column, `-${column}`] as const) {
      const sorted = await read(endpoint, { ...more, pageNum: 1, pageSize: 200, sort: by });
      expect(sorted.total).toBe(whole.total);
      expect(sort.order(sorted.list as never[], by, 'zh')).toEqual(sorted.list);
      const second = await read(endpoint, { ...more, pageNum: 2, pageSize: 3, sort: by });
      expect(second).toEqual({ ...second, list: sorted.list.slice(3, 6), total: whole.total });
    }
  });

  it('refuses another word with a sentence', async () => {
    const { code } = await send(contract.listNews, { sort: 'content' });
    expect(code).not.toBe('0');
    expect(await send(contract.listNews, { sort: 'content' })).toMatchObject({ message: expect.stringContaining('排序') });
  });
});
