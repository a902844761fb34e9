import { downloadPointKsaTemplate, downloadPointTemplate, resolvePoint, resolvePointKsa } from '@college/api-client/contract';
import type { Language, ReadPoint } from '@college/curriculum-model';
import { handle, type MountedCall } from '../http/call';
import { FileAnswer, xlsxType } from '../http/fileAnswer';
import { invalid } from '../http/refusal';
import { successMessages } from '../http/successMessages';
import { readPointWorkbook, writePointTemplate, type TemplateKind } from '../workbook';

/** Templates and uploads of points. An upload is read and answered; only a later save stores anything (decision 65). */
export const workbookCalls: readonly MountedCall[] = [
  // The path decides the kind; the template named in the body is not looked at (decision 70).
  handle(downloadPointKsaTemplate, ({ language }) => template('pointksa', language)),
  handle(downloadPointTemplate, ({ language }) => template('point', language)),
  handle(resolvePoint, ({ body }) => resolve('point', body.file), { success: successMessages.uploaded }),
  handle(resolvePointKsa, ({ body }) => resolve('pointksa', body.file), { success: successMessages.uploaded }),
];

async function template(kind: TemplateKind, language: Language): Promise<FileAnswer> {
  const { fileName, bytes } = await writePointTemplate(kind, language);
  return new FileAnswer({ name: fileName, type: xlsxType, bytes });
}

/** The headers of the file decide its kind; points without `ksa` mean that it has no columns for them. */
async function resolve(chosen: TemplateKind, file: File): Promise<ReadPoint[]> {
  const outcome = await readPointWorkbook({ bytes: Buffer.from(await file.arrayBuffer()), fileName: file.name, kind: chosen });
  if ('fault' in outcome) throw invalid(outcome.sentence);
  const { kind, points } = outcome;
  return kind === 'pointksa' ? points : points.map(({ id, title, description }) => ({ id, title, description }));
}
