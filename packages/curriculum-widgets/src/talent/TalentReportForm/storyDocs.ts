/** What the pages of the form say of it in Storybook. */
export const talentFormDocs = {
  layout: 'fullscreen',
  docs: {
    description: {
      component:
        'A talent demand report: name, institution, type, cover, related major and the link to its file. Do: give `isEditable` to those who manage the college and `onUnsavedChange` to a guard that asks before leaving. Don’t: store links of another kind than http and https; they are refused here and by the server. Keyboard: Enter in a field of one line and Ctrl+S save; a refused save leads to the first mistake; images come by choice, drag, paste or capture. It needs a `ToastProvider` above.',
    },
  },
};
