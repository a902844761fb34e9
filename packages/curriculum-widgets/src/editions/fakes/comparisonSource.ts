import { languageCodes } from '@college/curriculum-model';
import { fn } from 'storybook/test';
import type { ComparisonSource } from '../EditionComparison';
import { aComparison, type ComparedAnswers, type TwoStates } from './aComparison';

/** A source of comparisons made of spies, which compares two states as a server does. */
export function aComparisonSource() {
  const source = {
    compareEditions: fn<ComparisonSource['compareEditions']>(),
    listEditionChanges: fn<ComparisonSource['listEditionChanges']>(),
    exportComparison: fn<ComparisonSource['exportComparison']>(),
  };

  /** For `beforeEach`: what is compared; replies come in the language of the story, and the other way round where the sides are swapped. */
  function serve(states: () => TwoStates) {
    return (context?: { globals: Record<string, unknown> }) => {
      const language = context?.globals.language === languageCodes.en ? 'en' : 'zh';
      const given = states();
      const answers = new Map<string, ComparedAnswers>();
      const answersOf = (left: string) => {
        const { before, after, ...rest } = given;
        const isSwapped = !left.startsWith('current');
        const known = answers.get(left) ?? aComparison(isSwapped ? { ...rest, before: after, after: before } : given, language);
        answers.set(left, known);
        return known;
      };
      source.compareEditions.mockReset().mockImplementation(({ left }) => Promise.resolve(answersOf(left).comparison));
      source.listEditionChanges.mockReset().mockImplementation(({ left, ...wanted }) => Promise.resolve(answersOf(left).page(wanted)));
      source.exportComparison.mockReset().mockResolvedValue();
    };
  }

  return { ...source, serve };
}
