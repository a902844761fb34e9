import { measureInServer, onEachEngine } from '../server-list/onEachEngine.mjs';

const targets = { samplePdf: 400, sampleWord: 150, largePdf: 3000, addedMegabytes: 250 };

/**
 * The course start report as a file over http: PDF and Word of the sample course, the PDF of a course of 40 chapters with full matrices,
 * and the memory that its thread adds; compared with the same texts drawn plainly with the library below, without tables, rules or tags.
 * @returns {Promise<{ figure: string, ours: string, baseline: string, target: string, met: boolean }[]>}
 */
export function run() {
  return onEachEngine(measure);
}

async function measure(engine, place) {
  const read = await measureInServer(new URL('measuredReport.mjs', import.meta.url), engine, place);
  const { sample, large } = read;
  return [
    rowOf(
      `report of the sample course (${sample.pages} pages): PDF, ${engine}: median / slowest`,
      sample.pdf,
      sample.rawPdf,
      targets.samplePdf,
    ),
    rowOf(`report of the sample course: Word, ${engine}: median / slowest`, sample.word, sample.rawWord, targets.sampleWord),
    rowOf(
      `report of a course of 40 chapters (${large.entries.toLocaleString('en')} matrix entries, ${large.pages} pages): PDF, ${engine}: median / slowest`,
      large.pdf,
      large.rawPdf,
      targets.largePdf,
    ),
    {
      figure: `memory added by the thread after the report of 40 chapters, ${engine}`,
      ours: `${read.addedMegabytes.toFixed(0)} MB`,
      baseline: `the font's two files ${read.fontMegabytes.toFixed(0)} MB`,
      target: `≤ ${targets.addedMegabytes} MB`,
      met: read.addedMegabytes <= targets.addedMegabytes,
    },
  ];
}

function rowOf(figure, times, raw, target) {
  return { figure, ours: shown(times), baseline: `plain text ${shown(raw)}`, target: `< ${target} ms`, met: Math.max(...times) < target };
}

function shown(times) {
  const sorted = [...times].sort((one, other) => one - other);
  return `${sorted[Math.floor(sorted.length / 2)].toFixed(0)} / ${sorted.at(-1).toFixed(0)} ms`;
}
