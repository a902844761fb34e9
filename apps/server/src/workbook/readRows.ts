import { readerThread, startSpareReader, type ReaderThread } from './readerThread';

/** Rows of text, or why there are none. */
export type RowsOutcome = { rows: string[][] } | { failure: 'broken' | 'encrypted' | 'tooComplex' };

/** What reading one file may cost. */
export interface ReadingLimits {
  maxRows: number;
  /** @default 2000 */
  milliseconds?: number;
}

// A busy machine may be slow to start a thread; that is not the file's fault.
const startMilliseconds = 8000;

/** Reads the first visible sheet of a workbook, or a csv file, on a thread that is ended when it takes too long or too much. */
export async function readRows(bytes: Uint8Array, format: 'xlsx' | 'csv', limits: ReadingLimits): Promise<RowsOutcome> {
  const { maxRows, milliseconds = 2000 } = limits;
  const reader = readerThread();
  const outcome = await withLimits(reader, milliseconds, () => reader.post({ bytes, format, maxRows }));
  // A thread that answered is as good as new; one that did not is ended, and another stands ready before the next file comes.
  if ('rows' in outcome) reader.keep();
  else {
    reader.end();
    startSpareReader();
  }
  return outcome;
}

function withLimits(reader: ReaderThread, milliseconds: number, post: () => void): Promise<RowsOutcome> {
  return new Promise((resolve) => {
    function finish(outcome: RowsOutcome) {
      clearTimeout(timer);
      reader.ignore();
      resolve(outcome);
    }
    const giveUp = () => finish({ failure: 'tooComplex' });
    let timer = setTimeout(giveUp, startMilliseconds);
    reader.listen({
      onReady() {
        clearTimeout(timer);
        timer = setTimeout(giveUp, milliseconds);
        post();
      },
      onAnswer(answer) {
        if ('rows' in answer) finish(answer);
        else finish({ failure: answer.failure === 'EncryptedFileError' ? 'encrypted' : 'broken' });
      },
      // The thread's own failure is nearly always its memory limit.
      onFailure: giveUp,
    });
  });
}
