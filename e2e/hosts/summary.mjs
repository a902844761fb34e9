/** The table at the end: host by job, with seconds. */
import { hosts } from './hosts.mjs';
import { jobs } from './jobs/index.mjs';

/** Prints it; returns whether everything held. */
export function showSummary(results) {
  const isDone = (name) => results.some(({ job }) => job === name);
  const jobNames = ['render', 'install', 'start', ...jobs.map(({ name }) => name), 'log'].filter(isDone);
  const rows = [{ name: 'server', title: 'Every story on a server' }, ...hosts].filter(({ name }) =>
    results.some(({ host }) => host === name),
  );
  const cell = (host, job) => {
    const found = results.find((result) => result.host === host.name && result.job === job);
    if (!found) return '–';
    return `${found.fault ? '✗' : '✓'} ${found.seconds.toFixed(1)}`;
  };
  const wide = Math.max(...rows.map(({ title }) => title.length));
  console.log(`\n${''.padEnd(wide)}  ${jobNames.map((job) => job.padStart(8)).join(' ')}`);
  for (const host of rows) {
    console.log(`${host.title.padEnd(wide)}  ${jobNames.map((job) => cell(host, job).padStart(Math.max(8, job.length))).join(' ')}`);
  }
  const faults = results.filter(({ fault }) => fault);
  console.log(faults.length === 0 ? '\nAll jobs done in every host, seconds as above.' : `\n${faults.length} failed; see above.`);
  return faults.length === 0;
}
