import { counted, defineMessages } from '@college/ui/messages';
import { restoring, undo } from '@college/ui/words';

/** Words of the way back from a deletion. */
export const undoMessages = defineMessages('undoDeletion', {
  words: { undo, undoing: restoring },
  en: {
    undoOf: ({ what }: { what: string }) => `Undo deletion of ${what}`,
    named: ({ name }: { name: string }) => `“${name}”`,
    several: ({ count }: { count: number }) => counted(count, 'course unit'),
    restored: ({ what }: { what: string }) => `${what} is back`,
    failed: ({ what, reason }: { what: string; reason: string }) => `${what} could not be restored. ${reason}`,
  },
  zh: {
    undoOf: ({ what }) => `撤销删除${what}`,
    named: ({ name }) => `「${name}」`,
    several: ({ count }) => `这 ${count} 门课程`,
    restored: ({ what }) => `已恢复${what}`,
    failed: ({ what, reason }) => `${what}没有恢复。${reason}`,
  },
});
