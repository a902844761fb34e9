import { defineMessages } from '@college/ui/messages';

/** How a suggestion explains itself. */
export const evidenceMessages = defineMessages('evidence', {
  en: {
    score: ({ percent }: { percent: number }) => `${percent}% alike`,
    terms: ({ terms }: { terms: readonly string[] }) => `shared: ${terms.join(', ')}`,
    origin: ({ origin }: { origin: string }) => `from ${origin}`,
    outline: 'Sample outline',
    standard: 'Standard',
    separator: '; ',
  },
  zh: {
    score: ({ percent }) => `相似 ${percent}%`,
    terms: ({ terms }) => `共有「${terms.join('」「')}」`,
    origin: ({ origin }) => `来自${origin}`,
    outline: '样例大纲',
    standard: '认证标准',
    separator: '，',
  },
});
