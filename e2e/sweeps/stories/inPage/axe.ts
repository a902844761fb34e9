import axe from 'axe-core';
import type { Fault } from './fault';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 at levels A and AA. */
export async function findAxeViolations(): Promise<Fault[]> {
  // React Aria's announcer keeps a spoken node for seconds after what it names has gone.
  const context = { include: ['body'], exclude: ['[data-live-announcer]', '.sb-wrapper', '#storybook-docs'] };
  const { violations } = await axe.run(context, { runOnly: tags, resultTypes: ['violations'], elementRef: false });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      kind: 'axe' as const,
      what: `${id}: ${(failureSummary ?? '').split('\n')[1]?.trim() ?? ''}`,
      target: target.join(' '),
    })),
  );
}
