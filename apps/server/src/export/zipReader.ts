import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { ExportError, exportMessages } from './messages';

/** Files with text, by their names. */
export interface ZippedTexts {
  text: (name: string) => AsyncIterable<string>;
}

/** A zip that is read file by file, without holding one of them. */
export class ZipReader implements ZippedTexts {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: readonly Entry[]) {
    this.#zip = zip;
    this.#entries = new Map(entries.map((entry) => [entry.fileName, entry]));
  }

  /** Reads the directory of a zip; what is none is refused with a sentence. */
  static async open(place: string): Promise<ZipReader> {
    const zip = await openPromise(place, { autoClose: false }).catch((error: unknown) => {
      const isThere = !(error instanceof Error && 'code' in error);
      throw new ExportError(isThere ? exportMessages.noExport : exportMessages.noFile(place), { cause: error });
    });
    try {
      const entries: Entry[] = [];
      for await (const entry of zip.eachEntry()) entries.push(entry);
      return new ZipReader(zip, entries);
    } catch (error) {
      zip.close();
      throw new ExportError(exportMessages.noExport, { cause: error });
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** Yields the text of a file. */
  async *text(name: string): AsyncGenerator<string> {
    const entry = this.#entries.get(name);
    if (!entry) throw new ExportError(exportMessages.missing(name));
    try {
      const plain = await this.#zip.openReadStreamPromise(entry);
      plain.setEncoding('utf8');
      for await (const part of plain) yield String(part);
    } catch (error) {
      throw new ExportError(exportMessages.damaged(name), { cause: error });
    }
  }

  close(): void {
    this.#zip.close();
  }
}
