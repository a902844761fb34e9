import type { SweepReport } from './sweepReport';

/** The report as one page that needs nothing else: findings by kind, then by story. */
export function reportPage(report: SweepReport): string {
  const kinds = Object.entries(report.kinds).sort(([, a], [, b]) => b.stories - a.stories);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every story: what was found</title>
<style>body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem}td,th{text-align:start;padding:.2rem .8rem .2rem 0;vertical-align:top}
summary{cursor:pointer;margin-block:.4rem}code{font-size:.85em}</style>
<h1>Every story</h1>
<p>${report.visited} of ${report.listed} stories visited on ${report.date.slice(0, 16).replace('T', ' ')} UTC in ${report.minutes} min, revision ${escape(report.revision)}.</p>
<h2>Drawn</h2>${table(Object.entries(report.drawn).map(([name, count]) => [name, String(count)]))}
<h2>Found</h2>${kinds.length === 0 ? '<p>Nothing.</p>' : kinds.map(([kind, count]) => section(report, kind, count)).join('')}
</html>\n`;
}

function section(report: SweepReport, kind: string, { findings, stories }: { findings: number; stories: number }) {
  const rows = report.stories.flatMap((story) =>
    story.findings
      .filter((finding) => finding.kind === kind)
      .map(({ what, target, extent, places }) => [story.id, what, extent ?? '', target ?? '', places.join(', ')]),
  );
  return `<details><summary>${escape(kind)}: ${findings} in ${stories} stories</summary>${table(rows)}</details>`;
}

function table(rows: string[][]) {
  return `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`).join('')}</table>`;
}

function escape(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
