/**
 * What an entry may cost whoever takes it alone: kB, minified, gzip, without react, react-dom and styled-components, with the used parts of React
 * Aria. Counted is what a browser loads before the widget shows; parts that load when they are opened are not.
 */
export const budgets = {
  '@college/ui': { './Button': 16 },
  '@college/curriculum-widgets': { './copying/CopyWizard': 90 },
};

/** For the entries without a line above. */
export const otherwise = {
  '@college/curriculum-model': 90,
  '@college/api-client': 120,
  '@college/ui': 80,
  '@college/curriculum-widgets': 200,
};
