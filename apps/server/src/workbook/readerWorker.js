import { parentPort } from 'node:worker_threads';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';

/** Reads sheets apart from the server, so that a hostile file can only use up this thread's time and memory. */
const port = parentPort;
if (!port) throw new Error('readerWorker: it has no parent thread. It only works as a worker. Use readRows.');

port.on('message', async (job) => {
  try {
    if (job.maxColumns !== undefined) return port.postMessage({ sheets: await readAll(job) });
    const rows = job.format === 'csv' ? parseCsv(decodeText(job.bytes), { typeInference: false }) : await readSheet(job);
    port.postMessage({ rows: rows.slice(0, job.maxRows).map((row) => row.map(asText)) });
  } catch (error) {
    port.postMessage({ failure: error instanceof Error ? error.name : 'unknown' });
  }
});
port.postMessage({ ready: true });

async function readSheet({ bytes, maxRows }) {
  let isFound = false;
  const workbook = await readXlsx(bytes, {
    maxRows,
    sheets: ({ hidden, veryHidden }) => {
      if (isFound || hidden || veryHidden) return false;
      isFound = true;
      return true;
    },
  });
  return workbook.sheets[0]?.rows ?? [];
}

// A course has up to 500 chapters (maxProjects of the model), and its export a sheet for each beside those of matrix and points.
const maxSheets = 510;

/** Every visible sheet; formulas are told apart, because only a value may be taken for what somebody wrote. */
async function readAll({ bytes, maxRows, maxColumns }) {
  const { sheets } = await readXlsx(bytes, { maxRows, sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden });
  return sheets.slice(0, maxSheets).map(({ name, rows, cells }) => ({
    name,
    rows: rows.slice(0, maxRows).map((row) => row.slice(0, maxColumns).map(asText)),
    formulas: [...(cells ?? [])].flatMap(([place, { formula }]) => (formula === undefined ? [] : [place])),
  }));
}

function asText(value) {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return String(value);
}

/** Chinese spreadsheet programs save csv in GB18030, all others in UTF-8, which no GB18030 text with Chinese in it satisfies. */
function decodeText(content) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('gb18030', { fatal: true }).decode(content);
  }
}
