import { numberAndWords, requirementNumberOf, type RequirementItem, type RequirementPlace } from '@college/curriculum-model';
import type { RequirementEditorText } from './messages';

/** How an item is spoken of by its place, whatever number it is printed with: 毕业要求 3, 指标点 3.2. */
export function nameOfPlace({ requirement, indicator }: RequirementPlace, text: RequirementEditorText): string {
  const number = requirementNumberOf(requirement, indicator);
  return indicator === undefined ? text.requirement({ number }) : text.indicator({ number });
}

/** How an item is spoken of by its own words; one that holds none by its place. */
export function wordsOfItem(item: RequirementItem, place: RequirementPlace, text: RequirementEditorText, isEnglish: boolean): string {
  const level = place.indicator === undefined ? 'requirement' : 'indicator';
  const own = (isEnglish && item.english.trim()) || item.description.trim();
  return numberAndWords(own, level).words === '' ? nameOfPlace(place, text) : text.quoted({ words: own });
}
