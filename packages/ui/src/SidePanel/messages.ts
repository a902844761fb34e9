import { defineMessages } from '../messages';

/** Built-in text of `SidePanel`. */
export const sidePanelMessages = defineMessages('sidePanel', {
  en: { expand: ({ title }: { title: string }) => `Expand ${title}`, collapse: ({ title }: { title: string }) => `Collapse ${title}` },
  zh: { expand: ({ title }) => `展开${title}`, collapse: ({ title }) => `收起${title}` },
});
