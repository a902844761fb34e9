import { localize, type Indicator, type Language } from '@college/curriculum-model';

/** Indicator points and goals as someone reads them; Chinese is the record as it is. */
export function localizeIndicators(indicators: readonly Indicator[], language: Language): readonly Indicator[] {
  if (language === 'zh') return indicators;
  return indicators.map((indicator) => ({
    ...localize(indicator, language),
    children: indicator.children.map((goal) => localize(goal, language)),
  }));
}
