import type { ReactNode } from 'react';
import { KnownFactsContext, type KnownFacts } from './known/KnownFacts';
import { StepsContext, type Steps } from './steps';

/** What the fields inside are written with: the steps of the page, and what is known of them. */
export function Writing({ steps, facts, children }: { steps: Steps; facts: KnownFacts; children: ReactNode }) {
  return (
    <StepsContext value={steps}>
      <KnownFactsContext value={facts}>{children}</KnownFactsContext>
    </StepsContext>
  );
}
