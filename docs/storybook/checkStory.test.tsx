import type { StoryContext } from '@storybook/react-vite';
import { afterEach, expect, it } from 'vitest';
import { checkStory } from '../../.storybook/checkStory';

afterEach(() => document.body.replaceChildren());

/** A page with what Storybook draws beside a story, and the story. */
function pageOf(viewMode: 'docs' | 'story'): StoryContext {
  document.body.innerHTML =
    '<button aria-expanded="false" aria-controls="code">Show code</button><a href="/?path=/docs/a">A</a><div></div>';
  return { viewMode, canvasElement: document.querySelector('div')!, parameters: {}, tags: [] } as unknown as StoryContext;
}

it('asks nothing of a page of documentation, whose own buttons and links are no story’s', async () => {
  await expect(checkStory(pageOf('docs'))).resolves.toBeUndefined();
});

it('asks it of a story', async () => {
  await expect(checkStory(pageOf('story'))).rejects.toThrow('Links that lead nowhere');
});
