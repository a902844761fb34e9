import type { Plugin } from 'vite';

const words = /\/react-(?:aria|aria-components|stately)\/dist\/.*\/intl\/(?:\w+\/)?(?<locale>[a-z]{2}-[A-Z]{2})\.mjs$/;

/** Leaves out the words of React Aria in languages that the workbench does not have: of more than thirty, two are shown. Its dictionaries skip what is undefined. */
export function ourLanguages(locales: readonly string[]): Plugin {
  return {
    name: 'our-languages',
    load(id) {
      const locale = words.exec(id)?.groups?.locale;
      return locale === undefined || locales.includes(locale) ? undefined : 'export default undefined;';
    },
  };
}
