import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';

/** A workbook as a browser's file chooser takes it. */
export interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Headers of the template with KSA in Chinese. */
export const pointKsaHeaders = ['课点标题', '课点描述', 'KSA标题', 'KSA序号', 'KSA描述'];

/** Headers of the template without KSA in Chinese. */
export const pointHeaders = ['标题', '描述'];

/** The first sheet of a downloaded workbook, row by row. */
export async function rowsOf(download: Download): Promise<unknown[][]> {
  const { sheets } = await readXlsx(await readFile(await download.path()));
  return sheets[0]?.rows ?? [];
}

/** A workbook with these rows in its only sheet. */
export async function workbookOf(rows: readonly (readonly string[])[], name = '课点.xlsx'): Promise<UploadFile> {
  const bytes = await writeXlsx({ sheets: [{ name: '课点', rows: rows.map((row) => [...row]) }] });
  return { name, mimeType: xlsxType, buffer: Buffer.from(bytes) };
}

/** Any bytes under any name. */
export function fileOf(name: string, content: Buffer | string): UploadFile {
  return { name, mimeType: name.endsWith('.xlsx') ? xlsxType : 'application/octet-stream', buffer: Buffer.from(content) };
}
