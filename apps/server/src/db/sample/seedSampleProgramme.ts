import { readAcademicSystem, readRelates } from '@college/curriculum-model';
import { collegeMajors, colleges, newsItems, talentReports } from '@college/curriculum-model/fixtures';
import { sql } from 'drizzle-orm';
import type { OpenDatabase, Transaction } from '../database';
import * as schema from '../schema';
import { firstId } from '../tables/columns';
import { putCourses } from './courseRows';
import { putMatrices } from './matrixRows';
import { putOccupations } from './occupationRows';
import { putOrganisation } from './organisationRows';

/** Puts the sample programme into a database that has no college yet; answers whether it did. All of it or nothing. */
export async function seedSampleProgramme({ transaction }: Pick<OpenDatabase, 'transaction'>): Promise<boolean> {
  return await transaction(async (tx) => {
    // Two server processes that start together must not both find it empty.
    await tx.execute(sql`lock table ${schema.colleges} in exclusive mode`);
    if ((await tx.$count(schema.colleges)) > 0) return false;
    await putOrganisation(tx);
    await putCourses(tx);
    await putMatrices(tx);
    await putCollegeMajors(tx);
    await putOccupations(tx);
    await putNewsAndReports(tx);
    await moveNumbering(tx);
    return true;
  });
}

/** Lets every table's own numbering go on after the ids that the sample brought along. */
async function moveNumbering(transaction: Transaction): Promise<void> {
  const { rows } = await transaction.execute<{ name: string }>(
    sql`select quote_ident(table_name) as name from information_schema.columns
        where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`,
  );
  for (const { name } of rows) {
    await transaction.execute(
      sql.raw(
        `select setval(pg_get_serial_sequence('${name}', 'id'), greatest((select coalesce(max(id), 0) from ${name}) + 1, ${firstId}), false)`,
      ),
    );
  }
}

/** The sample college's news and talent demand reports. */
async function putNewsAndReports(transaction: Transaction): Promise<void> {
  const collegeId = colleges[0]!.id;
  const news = newsItems.map(({ createTime, ...item }) => {
    const at = new Date(createTime);
    return { ...item, collegeId, createTime: at, updateTime: at };
  });
  await transaction.insert(schema.news).values(news);
  const reports = talentReports.map(({ id, name, department, fileName, fileUrl, type, majorId, translations, picUrl }) => {
    const cover = Buffer.from(picUrl.slice(picUrl.indexOf(',') + 1), 'base64');
    const texts = { name, department, fileName, fileUrl, translations };
    return { id, collegeId, ...texts, type, majorId, coverType: 'image/png' as const, cover };
  });
  await transaction.insert(schema.talentReports).values(reports);
}

/** The sample college's majors by the quality standard. */
async function putCollegeMajors(transaction: Transaction): Promise<void> {
  const collegeId = colleges[0]!.id;
  await transaction.insert(schema.collegeMajors).values(
    collegeMajors.map(({ type, standard, academicYears, academicSystem, relates, ...major }) => ({
      ...major,
      collegeId,
      typeId: type.id ?? 0,
      standardId: standard.id,
      academicYearsId: academicYears.id,
      academicSystem: readAcademicSystem(academicSystem),
      relates: readRelates(relates),
    })),
  );
}
