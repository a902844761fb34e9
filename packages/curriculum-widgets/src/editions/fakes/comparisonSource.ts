import { languageCodes } from '@college/curriculum-model';
import { fn } from 'storybook/test';
import type { ComparisonSource } from '../EditionComparison';
import { aComparison, type ComparedAnswers, type TwoStates } from './aComparison';

/** A source of comparisons made of spies, which compares two states as a server does. */
export function aComparisonSource() {
  const source = {
    loadComparison: fn<ComparisonSource['loadComparison']>(),
    listChanges: fn<ComparisonSource['listChanges']>(),
    downloadComparison: fn<ComparisonSource['downloadComparison']>(),
  };

  /** For `beforeEach`: what is compared; replies come in the language of the story, and the other way round where the sides are swapped. */
  function serve(states: () => TwoStates) {
    return (context?: { globals: Record<string, unknown> }) => {
      const language = context?.globals.language === languageCodes.en ? 'en' : 'zh';
      const given = states();
      const answers = new Map<string, ComparedAnswers>();
      const answersOf = (left: string) => {
        const { before, after, ...rest } = given;
        const isSwapped = !/^(current|base)/.test(left);
        const known = answers.get(left) ?? aComparison(isSwapped ? { ...rest, before: after, after: before } : given, language);
        answers.set(left, known);
        return known;
      };
      source.loadComparison.mockReset().mockImplementation(({ left }) => Promise.resolve(answersOf(left).comparison));
      source.listChanges.mockReset().mockImplementation(({ left, ...wanted }) => Promise.resolve(answersOf(left).page(wanted)));
      source.downloadComparison.mockReset().mockResolvedValue();
    };
  }

  return { ...source, serve };
}
