// src/workbook/readerWorker.js
import { parentPort } from "worker_threads";
import { parseCsv } from "hucre/csv";
import { readXlsx } from "hucre/xlsx";
var port = parentPort;
if (!port) throw new Error("readerWorker: it has no parent thread. It only works as a worker. Use readRows.");
port.on("message", async (job) => {
  try {
    const rows = job.format === "csv" ? parseCsv(decodeText(job.bytes), { typeInference: false }) : await readSheet(job);
    port.postMessage({ rows: rows.slice(0, job.maxRows).map((row) => row.map(asText)) });
  } catch (error) {
    port.postMessage({ failure: error instanceof Error ? error.name : "unknown" });
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
    }
  });
  return workbook.sheets[0]?.rows ?? [];
}
function asText(value) {
  if (value === null || value === void 0) return "";
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
  return String(value);
}
function decodeText(content) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return new TextDecoder("gb18030", { fatal: true }).decode(content);
  }
}
//# sourceMappingURL=readerWorker.js.map