/** What of a subject is taken: `BENCH_ROUNDS=2 BENCH_ONLY=ours,plain` while working on it. */
const only = process.env.BENCH_ONLY?.split(',');

/** Whether a contender is wanted. */
export const isWanted = (name) => !only || only.includes(name);

/** How often each figure is taken. */
export const roundsOr = (usual) => Number(process.env.BENCH_ROUNDS ?? usual);
