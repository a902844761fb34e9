import { Canvas, DocsContext, Primary } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { typicalStory } from './typicalStory';

/** The story that shows the component as it usually is. */
export function TypicalCanvas() {
  const story = typicalStory(useContext(DocsContext).componentStories());
  return story ? <Canvas of={story.moduleExport} /> : <Primary />;
}
