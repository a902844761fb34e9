const pause = 50;

/**
 * Waits until a condition holds, asked again and again. A page that is just being left answers with an error: the last one is told when patience ends.
 */
export async function until(what: string, holds: () => Promise<boolean>, patience = 30_000): Promise<void> {
  const deadline = Date.now() + patience;
  let why: unknown;
  for (;;) {
    try {
      if (await holds()) return;
      why = undefined;
    } catch (error) {
      why = error; // Told below, unless it passes.
    }
    if (Date.now() > deadline) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const cause = why instanceof Error ? `: ${why.message}` : '';
  throw new Error(`Not within ${patience / 1000} s: ${what}${cause}`, { cause: why });
}
