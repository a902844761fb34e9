/** What an act answers, and the milliseconds of processor time that the process takes for it: unlike the time that passes, hardly more on a busy machine. */
export async function withProcessorTime<Result>(act: () => Promise<Result>): Promise<{ result: Result; milliseconds: number }> {
  const before = process.cpuUsage();
  const result = await act();
  const { user, system } = process.cpuUsage(before);
  return { result, milliseconds: (user + system) / 1000 };
}
