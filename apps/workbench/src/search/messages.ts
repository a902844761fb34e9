import { defineMessages } from '@college/ui/messages';
import { all, clauseComma } from '@college/ui/words';

/** Words of the views that a list has by itself. */
export const listViewMessages = defineMessages('listViews', { words: { everything: all, comma: clauseComma }, en: {}, zh: {} });
