import { changedMeanwhile, proposalRefusals } from '@college/curriculum-model';

/** Sentences about proposals, in both languages. */
export const proposalMessages = {
  ...proposalRefusals,
  changed: changedMeanwhile.proposal,
  sent: { zh: '已送审', en: 'Sent to review' },
  decided: { zh: '已提交决定', en: 'Decision stored' },
  askedToWrite: { zh: '已申请编辑', en: 'Asked to write' },
  withdrawn: { zh: '已收回', en: 'Taken back' },
};
