import pending from '../../states/pending.json';
import { specifiedStates, type SpecifiedState } from './specifiedStates';
import { storiesIn } from './storiesIn';

/** A story to which a row leads. */
export interface StoryLink {
  id: string;
  name: string;
}

export interface StateRow extends SpecifiedState {
  /** The stories that carry the state's tag. */
  stories: readonly StoryLink[];
  /** Why there is none yet, where another widget must come first. */
  waitsFor?: string;
}

/** Every specified state with its stories, read from the tags in the texts of the story files. */
export function stateRows(storyTexts: readonly string[]): StateRow[] {
  const stories = new Map<string, StoryLink[]>();
  for (const { id, name, states } of storyTexts.flatMap(storiesIn)) {
    for (const state of states) stories.set(state, [...(stories.get(state) ?? []), { id, name }]);
  }
  const reasons: Record<string, string> = pending;
  return specifiedStates.map((state) => ({ ...state, stories: stories.get(state.id) ?? [], waitsFor: reasons[state.id] }));
}
