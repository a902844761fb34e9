import { afterEach } from 'vitest';

/**
 * The accessibility report of a story that passed, 50 kB of rules that found nothing, would be sent to the runner and into its report; a violation is
 * reported by the error that it throws. Storybook's own panel shows the reports of runs that it started.
 */
if (import.meta.env.VITEST_STORYBOOK !== 'true') {
  afterEach(({ task }) => {
    delete (task.meta as { reports?: unknown }).reports;
  });
}
