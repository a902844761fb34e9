/** How much a finding weighs: an error is mended or accepted before the last step of a review, reviewers see a warning, an advice is for authors. */
export const ruleLevels = ['error', 'warning', 'advice'] as const;
export type RuleLevel = (typeof ruleLevels)[number];
