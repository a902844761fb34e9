import { inLanguage } from '../language';
import { listSort, type SortValues } from '../paging';
import { securityDetail, securityKindNames, securityOutcomeNames } from './messages';
import type { SecurityEvent } from './securityEvent';

/** The columns of the log that sort it: by the words that are read. */
export const securitySort = listSort({
  time: ({ time }) => Date.parse(time),
  kind: ({ kind }, language) => inLanguage(securityKindNames[kind], language),
  outcome: ({ outcome }, language) => inLanguage(securityOutcomeNames[outcome], language),
  actor: ({ actor }) => actor?.name,
  person: ({ person }) => person?.name,
  detail: (event, language) => securityDetail(event, language),
  address: ({ address }) => address,
  device: ({ device }) => device,
} satisfies SortValues<SecurityEvent>);
