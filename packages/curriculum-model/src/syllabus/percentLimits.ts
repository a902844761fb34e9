/** Most items that the total score is composed of. */
export const maxPercentRows = 30;
