/** See `testReports.mjs`. */
export function readVitest(path: string): {
  passed: number;
  failed: number;
  skipped: number;
  failures: { name: string; reason: string }[];
};
