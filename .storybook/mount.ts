import type { Preview } from '@storybook/react-vite';

/**
 * Draws a story and lets in what comes after the first drawing, such as the rows of a list that measures itself,
 * so that a play begins with what a person sees. Vitest waits for that by React's own `act`.
 */
export const mount: Preview['mount'] = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  if (!import.meta.env.VITEST) {
    await nextFrame();
    await nextFrame();
  }
  return context.canvas;
};

function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
