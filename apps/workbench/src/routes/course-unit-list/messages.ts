import { defineMessages } from '@college/ui/messages';
import { all, clauseComma } from '@college/ui/words';

/** Words of the views of the list of course units. */
export const courseUnitViewMessages = defineMessages('courseUnitViews', { words: { everything: all, comma: clauseComma }, en: {}, zh: {} });
