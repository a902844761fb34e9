import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of a zip, with its text piece by piece. */
interface ZippedText {
  name: string;
  text: AsyncIterable<string> | Iterable<string>;
}

/** Yields the bytes of a zip. Its files are written one after another, and each is asked for when the one before was read to its end. */
export async function* zipped(files: AsyncIterable<ZippedText>): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const adding = addAll(zip, files);
  adding.catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  yield* output as AsyncIterable<Buffer>;
  await adding;
}

async function addAll(zip: ZipFile, files: AsyncIterable<ZippedText>): Promise<void> {
  for await (const { name, text } of files) {
    const bytes = Readable.from(text, { objectMode: false });
    zip.addReadStream(bytes, name);
    await once(bytes, 'end');
  }
  zip.end();
}
