/** The texts of a page in both languages, by `namespace.key`. */
export type PageTexts = Readonly<Record<'zh' | 'en', Readonly<Record<string, string>>>>;

export const widgetOfPage: Readonly<Record<'coursedetail' | 'coursegoal' | 'majorhome', string>>;
export function readPageWords(): Promise<Record<keyof typeof widgetOfPage, PageTexts>>;
