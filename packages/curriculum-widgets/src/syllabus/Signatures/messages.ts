import { defineMessages } from '@college/ui/messages';

/** Words of the signature lines. */
export const signatureMessages = defineMessages('syllabusSignatures', {
  en: { name: 'Signatures' },
  zh: { name: '签字' },
});
