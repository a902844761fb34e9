import { startProcessorTimer } from './processorTimer';
import { readerThread, startSpareReader, type ReaderThread, type ReadingJob, type ReadSheet } from './readerThread';

type Failure = { failure: 'broken' | 'encrypted' | 'tooComplex' };
type Outcome = { rows: string[][] } | { sheets: ReadSheet[] } | Failure;

/** Rows of text, or why there are none. */
export type RowsOutcome = { rows: string[][] } | Failure;

/** Sheets of text, or why there are none. */
export type SheetsOutcome = { sheets: ReadSheet[] } | Failure;

/** What reading one file may cost. */
export interface ReadingLimits {
  maxRows: number;
  /** Of processor time. @default 2000 */
  milliseconds?: number;
}

// A busy machine may be slow to start a thread; that is not the file's fault.
const startMilliseconds = 8000;

/** Reads the first visible sheet of a workbook, or a csv file, on a thread that is ended when it takes too long or too much. */
export async function readRows(bytes: Uint8Array, format: 'xlsx' | 'csv', limits: ReadingLimits): Promise<RowsOutcome> {
  const { maxRows, milliseconds } = limits;
  const outcome = await readOnThread({ bytes, format, maxRows }, milliseconds);
  return 'sheets' in outcome ? { failure: 'broken' } : outcome;
}

/** Reads every visible sheet of a workbook in the same way; cells beyond the limits are not read. */
export async function readSheets(bytes: Uint8Array, limits: ReadingLimits & { maxColumns: number }): Promise<SheetsOutcome> {
  const { maxRows, maxColumns, milliseconds } = limits;
  const outcome = await readOnThread({ bytes, format: 'xlsx', maxRows, maxColumns }, milliseconds);
  return 'rows' in outcome ? { failure: 'broken' } : outcome;
}

async function readOnThread(job: ReadingJob, milliseconds = 2000): Promise<Outcome> {
  const reader = readerThread();
  const outcome = await withLimits(reader, milliseconds, () => reader.post(job));
  // A thread that responded is reused; one that did not is terminated, and another is started before the next file.
  if (!('failure' in outcome)) reader.keep();
  else {
    reader.end();
    startSpareReader();
  }
  return outcome;
}

function withLimits(reader: ReaderThread, milliseconds: number, post: () => void): Promise<Outcome> {
  return new Promise((resolve) => {
    function finish(outcome: Outcome) {
      stop();
      reader.ignore();
      resolve(outcome);
    }
    const giveUp = () => finish({ failure: 'tooComplex' });
    const starting = setTimeout(giveUp, startMilliseconds);
    let stop = () => clearTimeout(starting);
    reader.listen({
      onReady() {
        stop();
        stop = startProcessorTimer(milliseconds, giveUp);
        post();
      },
      onAnswer(answer) {
        if (!('failure' in answer)) finish(answer);
        else finish({ failure: answer.failure === 'EncryptedFileError' ? 'encrypted' : 'broken' });
      },
      // The thread's own failure is nearly always its memory limit.
      onFailure: giveUp,
    });
  });
}
