import { type SecurityEvent, securitySort } from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { sortedPageOf } from '../mock-api/paging';
import type { SecurityFilter } from './security.resource';

const columns = ['time', 'kind', 'outcome', 'times', 'actor', 'person', 'what', 'record', 'address', 'device'] as const;

function matching({ security, users }: MockState, { kind, outcome, keyword = '', from, to }: SecurityFilter): SecurityEvent[] {
  const isMeant = (person: SecurityEvent['person']) => {
    const email = users.find(({ id }) => id === person?.id)?.email ?? '';
    return person !== null && `${person.name} ${email}`.toLowerCase().includes(keyword.trim().toLowerCase());
  };
  return security.filter((event) => {
    if (kind && event.kind !== kind) return false;
    if (outcome && event.outcome !== outcome) return false;
    if (from && Date.parse(event.time) < Date.parse(from)) return false;
    if (to && Date.parse(event.time) > Date.parse(to)) return false;
    return keyword.trim() === '' || isMeant(event.actor) || isMeant(event.person);
  });
}

export const securityMocks = {
  listSecurityEvents: ({ query, state, language }) => sortedPageOf(matching(state, query), query, securitySort, language),

  exportSecurityEvents({ query, state }) {
    const lines = matching(state, query).map((event) => columns.map((name) => JSON.stringify(event[name] ?? '')).join(','));
    return new File([`\uFEFF${[columns.join(','), ...lines].join('\r\n')}\r\n`], 'security-log.csv', { type: 'text/csv' });
  },
} satisfies Partial<MockHandlers>;
