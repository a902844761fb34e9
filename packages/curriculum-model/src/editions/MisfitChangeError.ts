import type { Change } from './change';

/** A change was to be applied to a state in which its record is not as the change needs it. */
export class MisfitChangeError extends Error {
  override name = 'MisfitChangeError';
  readonly change: Change;

  constructor(change: Change) {
    super(
      `The change “${change.type}” at ${change.at} does not fit the state: its record ${change.type === 'added' ? 'is there already' : 'is not there'}. ` +
        'Changes fit the state that they were worked out from; merge states that have diverged.',
    );
    this.change = change;
  }
}
