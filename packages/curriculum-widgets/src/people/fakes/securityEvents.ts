import type { SecurityEvent } from '@college/curriculum-model';
import { sampleUser } from '@college/curriculum-model/fixtures';

const admin = sampleUser('collegeAdmin');
const leader = sampleUser('majorLeader');
const who = ({ id, userName }: { id: number; userName: string }) => ({ id, name: userName });

/** An entry of the security log. */
export function aSecurityEvent(change: Partial<SecurityEvent> = {}): SecurityEvent {
  return {
    id: 1001,
    time: '2026-05-14T07:59:00+08:00',
    kind: 'signIn',
    outcome: 'done',
    actor: who(leader),
    person: who(leader),
    what: 'knownDevice',
    record: '',
    address: '10.20.4.17',
    device: 'Chrome 141 · Windows',
    times: 1,
    ...change,
  };
}

/** What a college's log has, latest first. */
export const securityEvents: readonly SecurityEvent[] = [
  aSecurityEvent({ id: 1008 }),
  aSecurityEvent({ id: 1007, time: '2026-05-14T07:58:02+08:00', actor: null, kind: 'lockOut', outcome: 'refused', what: 'account' }),
  aSecurityEvent({
    id: 1006,
    time: '2026-05-14T07:57:40+08:00',
    actor: null,
    outcome: 'refused',
    what: '',
    times: 5,
    address: '203.0.113.9',
  }),
  aSecurityEvent({ id: 1005, time: '2026-05-13T16:20:11+08:00', kind: 'addressChange', actor: who(admin), what: '' }),
  aSecurityEvent({
    id: 1004,
    time: '2026-05-13T15:02:00+08:00',
    kind: 'refusal',
    outcome: 'refused',
    person: null,
    what: '/manage/user/userlist',
  }),
  aSecurityEvent({
    id: 1003,
    time: '2026-05-12T09:30:00+08:00',
    kind: 'restore',
    person: null,
    what: '/trash/restore',
    record: 'course 1004',
  }),
  aSecurityEvent({ id: 1002, time: '2026-05-06T10:00:00+08:00', kind: 'personAdded', actor: who(admin), what: '' }),
  aSecurityEvent({ id: 1001, time: '2026-03-02T08:00:00+08:00', kind: 'signOut', what: '' }),
];
