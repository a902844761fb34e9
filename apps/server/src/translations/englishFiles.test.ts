import { sampleUser } from '@college/curriculum-model/fixtures';
import { readXlsx } from 'hucre/xlsx';
import mammoth from 'mammoth';
import { beforeAll, expect, it } from 'vitest';
import { seedSampleProgramme } from '../db';
import { describeOnOneEngine, emptyTables } from '../db/testing';
import { writeResetMail } from '../outbox/writeMails';
import { findCollegeNames } from '../users/collegeNames';
import { chinese } from '@college/curriculum-model/fixtures';
import { sendAsEnglishReader } from './englishReader.test-data';

const template = { template: 'point', lang: '80102' };

/** Every workbook that the server makes. */
const workbooks: readonly [path: string, body?: object][] = [
  ['/major/exportMajorMatrix?majorId=1001&lang=80102'],
  ['/major/exportCourseMatrix?majorId=1001&courseInfoId=1004&lang=80102'],
  ['/v4/support/completion/exportcoursecompletion/table?courseid=1004&lang=80102'],
  ['/major/v2.0/download/point', { ...template, template: 'pointksa' }],
  ['/major/v2.0/download/onlypoint', template],
];

describeOnOneEngine('files and mails for a reader of English', (database) => {
  beforeAll(async () => {
    await emptyTables(database.current.db);
    await seedSampleProgramme(database.current);
  });

  it.each(workbooks)('%s has no Chinese in its name, its sheets and its cells', async (path, body) => {
    const response = await sendAsEnglishReader(database.current, path, body);
    expect(nameOf(response)).toMatch(/\.xlsx$/);
    const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()));
    const texts = sheets.flatMap(({ name, rows }) => [name, ...rows.flat().map(String)]);
    expect([nameOf(response), ...texts].filter((text) => chinese.test(text))).toEqual([]);
  });

  it('the syllabus has none in its name and its text', async () => {
    const response = await sendAsEnglishReader(
      database.current,
      '/beginreport/exportreport?courseid=1004&editable=1&lang=80102&languages=en',
    );
    expect(nameOf(response)).toBe('“Data Structures” Syllabus.docx');
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await response.arrayBuffer()) });
    expect(value).toContain('Data Structures');
    expect(value.split('\n').filter((line) => chinese.test(line))).toEqual([]);
  });

  it('the mail after a forgotten password has none, and names its reader in English', async () => {
    const { db } = database.current;
    await writeResetMail(db, sampleUser('majorLeader'), await findCollegeNames(db, 1001), 'en', new Date());
    const { rows } = await db.execute<{ subject: string; body: string }>('select subject, body from outbox_mails');
    expect(rows[0]?.body).toContain('Dear Zhou Min');
    expect(rows.flatMap(({ subject, body }) => [subject, body]).filter((text) => chinese.test(text))).toEqual([]);
  });
});

/** The name under which a file is saved. */
function nameOf(response: Response): string {
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return decodeURIComponent(encoded);
}
