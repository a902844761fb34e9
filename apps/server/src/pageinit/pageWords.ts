import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Logger } from 'pino';

const textsSchema = z.record(z.string(), z.string());
const pageSchema = z.object({ zh: textsSchema, en: textsSchema });
const pageWordsSchema = z.object({ coursedetail: pageSchema, coursegoal: pageSchema, majorhome: pageSchema });

/** The built-in texts of the pages that fetch theirs, made out of the widgets (docs/decisions/0039-page-words.md). */
export type PageWords = z.infer<typeof pageWordsSchema>;
export type PageName = keyof PageWords;

/** Reads the built-in texts; where they were not generated, logs the consequence and how to generate them. */
export async function readPageWords(file: string, log: Pick<Logger, 'warn'>): Promise<PageWords | undefined> {
  if (!existsSync(file)) {
    log.warn({ file }, 'no texts for pageinit: clients get stored words alone; npm start makes the file, or set PAGE_WORDS');
    return undefined;
  }
  try {
    return pageWordsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} 不是页面文字的文件，请重新构建。 ${file} does not hold the texts of pages. Build it again.`, { cause: error });
  }
}
