/** Loaded before Storybook's preview: draws its stories on request and collects what goes wrong meanwhile. */
import { currentStory, drawStory, hookPreview } from '../../sweeps/stories/inPage/previewHook';
import { collectFaults, takeFaults } from './faults';

const engineStories = { currentStory, drawStory, takeFaults };

/** The functions that the runner calls in the page of a story. */
export type EngineStories = typeof engineStories;

// `.storybook/checkAtRest.ts` looks for the mark.
Object.assign(window, { engineStories, checksAtRest: true });
hookPreview();
collectFaults();
