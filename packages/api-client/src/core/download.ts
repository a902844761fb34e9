import { openEnvelope, readEnvelope } from './envelope';
import { NetworkError } from './failure';
import { fileNameOf } from './fileName';

/** A file that arrived, with the name the server gave it. */
export interface DownloadedFile {
  blob: Blob;
  fileName: string;
}

/** Reads a reply that is a file; errors of such calls are envelopes, so JSON that is no attachment is opened as one. */
export async function downloadFile(response: Response): Promise<DownloadedFile> {
  const disposition = response.headers.get('content-disposition');
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!response.ok || (isJson && disposition === null)) {
    openEnvelope(await readEnvelope(response));
    throw new NetworkError('unreadable', 'the reply is not a file');
  }
  return { blob: await response.blob(), fileName: fileNameOf(disposition, 'download') };
}

/** Hands a file to the browser as a download. */
export function saveFile({ blob, fileName }: DownloadedFile): void {
  const url = URL.createObjectURL(blob);
  clickLink(url, fileName);
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Starts a download by address; the page stays where it is, and the server's file name wins over `fileName`. */
export function clickLink(url: string, fileName = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
