import type { StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';

/** Switches suggestions on. */
export async function askForSuggestions({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('checkbox', { name: /^(建议|Suggestions)/ }));
}

/** The panel that explains them. */
export function suggestionsIn(canvas: StoryContext['canvas']): ReturnType<typeof within> {
  return within(canvas.getByRole('complementary', { name: /^(建议|Suggestions)$/ }));
}
