import type { SecurityEvent } from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { MockState } from '../mock-api/mockState';

interface MockNote extends Pick<SecurityEvent, 'kind' | 'outcome'> {
  actor: SampleUser | null;
  person: SampleUser | null;
}

/** Notes something in the security log, as from the reader's own device. */
export function noteMock(state: MockState, { kind, outcome, actor, person }: MockNote): void {
  state.security.unshift({
    id: state.nextId(),
    time: state.now(),
    kind,
    outcome,
    actor: named(actor),
    person: named(person),
    what: '',
    record: '',
    address: '192.0.2.1',
    device: 'Mock',
    times: 1,
  });
}

function named(user: SampleUser | null) {
  return user && { id: user.id, name: user.userName };
}
