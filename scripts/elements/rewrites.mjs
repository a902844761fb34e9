/** What the ready module leaves out of its dependencies. */

const languageFile = /\/react-(?:aria|stately|aria-components)\/dist\/.*\/intl\/.*[/.]([a-z]{2}-[A-Z]{2})\.m?js$/;

/** React Aria ships more than thirty languages, the widgets two. */
export function withoutOtherLanguages() {
  return {
    name: 'two-languages',
    load: {
      filter: { id: languageFile },
      handler(id) {
        return ['zh-CN', 'en-US'].includes(languageFile.exec(id)[1]) ? null : 'export default {};';
      },
    },
  };
}

/** Under Trusted Types even emptying an element by markup is refused. */
export function withoutMarkupSinks() {
  return {
    name: 'no-markup-sinks',
    transform: {
      filter: { id: /\/react-aria\/dist\/.*LiveAnnouncer\.mjs$/, code: '.innerHTML' },
      handler: (code) => code.replaceAll(".innerHTML = ''", '.replaceChildren()'),
    },
  };
}

/** Under a policy without `unsafe-eval`, zod's question whether it may compile its checks is reported as a violation. */
export function withoutCompiledChecks() {
  return {
    name: 'no-compiled-checks',
    transform: {
      filter: { id: /\/zod\/v4\/core\/util\.js$/ },
      handler(code) {
        const asked = 'if (globalConfig.jitless) {';
        if (!code.includes(asked)) throw new Error('zod asks for its right to compile in another way than this build knows.');
        return code.replace(asked, 'if (true) {');
      },
    },
  };
}

/** styled-components asks stylis for vendor prefixes only where a page wants them, and none of the browsers here does. */
export function withoutPrefixes() {
  return {
    name: 'no-prefixes',
    load: {
      filter: { id: /\/stylis\/src\/Prefixer\.js$/ },
      handler: () => 'export const prefix = (value) => value;',
    },
  };
}
