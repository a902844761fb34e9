import type { DownloadedFile } from '../../core/download';
import type { FileKind } from '../step';

const kinds: Record<FileKind, { names: RegExp; types: RegExp; begins: readonly string[] }> = {
  workbook: { names: /\.xlsx$/i, types: /spreadsheet|excel|octet-stream/, begins: ['504b0304'] },
  csv: { names: /\.csv$/i, types: /csv|octet-stream/, begins: ['efbbbf'] },
  pdf: { names: /\.pdf$/i, types: /pdf|octet-stream/, begins: ['25504446'] },
  picture: { names: /\.(png|jpe?g)$/i, types: /image|octet-stream/, begins: ['89504e47', 'ffd8ff'] },
};

/** What is wrong with a downloaded file: its name, its content type or its first bytes. */
export async function fileFault({ blob, fileName }: DownloadedFile, kind: FileKind): Promise<string | undefined> {
  const { names, types, begins } = kinds[kind];
  const head = [...new Uint8Array(await blob.slice(0, 4).arrayBuffer())].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const isRight = names.test(fileName) && types.test(blob.type) && begins.some((begin) => head.startsWith(begin));
  return isRight ? undefined : `file “${fileName}”, ${blob.type || 'no content type'}, ${blob.size} bytes beginning ${head}`;
}
