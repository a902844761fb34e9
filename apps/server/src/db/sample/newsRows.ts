import { colleges, newsItems, talentReports } from '@college/curriculum-model/fixtures';
import type { Transaction } from '../database';
import * as schema from '../schema';

/** The sample college's news and talent demand reports. */
export async function putNewsAndReports(transaction: Transaction): Promise<void> {
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
