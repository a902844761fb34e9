export const languages = ['zh', 'en'] as const;
export const themes = ['light', 'dark', 'contrast'] as const;

export type Language = (typeof languages)[number];
export type ThemeName = (typeof themes)[number];

/** What the toolbars are set to. */
export interface Combination {
  language: Language;
  theme: ThemeName;
}

const codes: Record<Language, string> = { zh: '80101', en: '80102' };

/** Storybook's globals for a combination; the accessibility add-on is disabled, axe is run by the sweep. */
export function globalsOf({ language, theme }: Combination) {
  return { language: codes[language], theme };
}

/** What a story fixes by itself, whatever the toolbars say. */
export type OwnGlobals = Partial<Record<'language' | 'theme', string>>;

/** The language in which a story's play was written: its own, or Chinese. */
export function ownLanguageOf({ language }: OwnGlobals): Language {
  return language === codes.en ? 'en' : 'zh';
}

/**
 * The combinations in which a story looks different: one language where it fixes its own, one theme likewise.
 * The language of its play comes first.
 */
export function combinationsOf(own: OwnGlobals, chosen: readonly Combination[]): Combination[] {
  const first = ownLanguageOf(own);
  const distinct = new Map<string, Combination>();
  for (const { language, theme } of chosen) {
    const drawn = { language: own.language === undefined ? language : first, theme: (own.theme as ThemeName | undefined) ?? theme };
    distinct.set(nameOf(drawn), drawn);
  }
  return [...distinct.values()].sort((a, b) => Number(b.language === first) - Number(a.language === first));
}

/** `zh/light`. */
export function nameOf({ language, theme }: Combination) {
  return `${language}/${theme}`;
}
