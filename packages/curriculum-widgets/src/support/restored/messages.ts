import { defineMessages } from '@college/ui/messages';
import { discardChanges } from '@college/ui/words';

/** Built-in text about unsaved work that was restored from the browser. */
export const restoredMessages = defineMessages('restored', {
  words: { discard: discardChanges },
  en: {
    restored: ({ time }: { time: string }) => `Unsaved changes of ${time} were restored.`,
    draftFull: 'This browser could not keep a copy of your changes. Save them soon.',
  },
  zh: {
    restored: ({ time }) => `已恢复 ${time} 未保存的修改。`,
    draftFull: '浏览器无法再保留您的修改副本，请尽快保存。',
  },
});
