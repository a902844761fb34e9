/** A finished file, to be saved under a name. */
export class FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;

  constructor(file: { name: string; type: string; bytes: Uint8Array }) {
    this.name = file.name;
    this.type = file.type;
    this.bytes = file.bytes;
  }
}

/** Content type of an .xlsx workbook. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The file as an attachment; the name is sent twice, for old browsers in ASCII. */
export function fileResponse(file: FileAnswer): Response {
  const ascii = file.name.replace(/[^\w.() -]/g, '_');
  const encoded = encodeURIComponent(file.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
      'content-length': String(file.bytes.byteLength),
    },
  });
}
