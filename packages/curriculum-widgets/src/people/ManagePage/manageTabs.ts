/** Parts of the administration, in their order. */
export const manageTabs = [
  'people',
  'rules',
  'review',
  'deadlines',
  'feedback',
  'mail',
  'campus',
  'security',
  'budgets',
  'backups',
  'retention',
  'trash',
] as const;
/** One part of the administration. */
export type ManageTab = (typeof manageTabs)[number];
