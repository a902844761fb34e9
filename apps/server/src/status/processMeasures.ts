import { compareInTurn } from '../assistant/compareInTurn';
import { countOpenStreams } from '../budgets/openStream';
import { countCopies } from '../copy/liveCopy';
import type { OpenDatabase } from '../db';
import { countAllWaitingFiles } from '../documents/makeFile';
import { countOpenLines } from '../live/liveCalls';

/** What this process is at; another one knows its own. */
export interface ProcessMeasures {
  /** Streams of copies and downloads that people have open. */
  streams: number;
  /** Pages that are told what others do. */
  lines: number;
  /** Files that wait to be made. */
  documents: number;
  /** Comparisons of the assistant that wait. */
  matching: number;
  /** Copies and drafts. */
  copies: { running: number; waiting: number };
}

/** Reads it where it is kept anyway. */
export function measureProcess(database: OpenDatabase): ProcessMeasures {
  return {
    streams: [...countOpenStreams().values()].reduce((sum, count) => sum + count, 0),
    lines: countOpenLines(database),
    documents: countAllWaitingFiles(),
    matching: compareInTurn.countWaiting(),
    copies: countCopies(database),
  };
}
