/** Wall time after which a budget is spent whatever the process got, in budgets. */
const mostWaits = 10;
const shortestWait = 20;

/**
 * Calls back once work has had its milliseconds of processor time, and tells how to stop. No thread gets more than its process does, so that time in which a
 * busy machine gave the process nothing does not count; work that waits for something else is ended after ten times its budget.
 */
export function startProcessorTimer(milliseconds: number, onSpent: () => void): () => void {
  const before = process.cpuUsage();
  const latest = performance.now() + mostWaits * milliseconds;
  let timer = setTimeout(look, milliseconds);

  function look() {
    const { user, system } = process.cpuUsage(before);
    const left = Math.min(milliseconds - (user + system) / 1000, latest - performance.now());
    if (left <= 0) onSpent();
    else timer = setTimeout(look, Math.max(left, shortestWait));
  }
  return () => clearTimeout(timer);
}
