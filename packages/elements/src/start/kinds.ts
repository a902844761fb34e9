/** What can be copied, each with the folders of `examples` that make it; later ones go over earlier ones. */
export const kinds = {
  plain: ['starter/every-app', 'starter/plain'],
  react: ['starter/every-app', 'starter/react'],
  vue: ['starter/every-app', 'starter/vue'],
  'python-backend': ['python-backend'],
} as const satisfies Record<string, readonly string[]>;

/** One of the things that can be copied. */
export type Kind = keyof typeof kinds;

/** Whether a word of the command line names one. */
export function isKind(word: string): word is Kind {
  return Object.hasOwn(kinds, word);
}
