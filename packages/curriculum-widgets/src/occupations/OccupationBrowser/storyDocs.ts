/** What the pages of the browser say of it in Storybook. */
export const browserDocs = {
  docs: {
    description: {
      component:
        'The occupation classification dictionary, opened class by class or searched by code, by a part of a name and by pinyin initials (as far as the source knows them). Do: give `place` and `hrefOf` where an address names the place, so that the browser’s own way back works and entries open in tabs. Don’t: edit records here; that is the occupation list. Keyboard: every entry is a link; up and down walk the list, Home and End lead to its ends, right opens, left goes one level up; down leads from the search field to the first result. After a step the focus stands at the heading, after a step back at the entry that was left. It needs a `ToastProvider` above.',
    },
  },
};
