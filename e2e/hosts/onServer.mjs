/** Renders every story as a server would, where there is neither window nor document: what a widget reads of them too early breaks there. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { composeStories } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { root } from '../../scripts/paths.mjs';

function storyFiles() {
  return ['packages/ui/src', 'packages/curriculum-widgets/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((path) => path.endsWith('.stories.tsx'))
      .map((path) => join(folder, path)),
  );
}

/** Whether a story or its sample data, not the component, accessed browser globals. */
function isOfStory(error) {
  const asking = error.stack.split('\n').find((line) => line.trim().startsWith('at ')) ?? '';
  return /\.stories\.tsx|\/fakes\//.test(asking);
}

/** A file of stories, or nothing when its own sample data needs a browser (a drawn picture, a socket). */
async function storiesOf(path) {
  try {
    return composeStories(await import(pathToFileURL(join(root, path)).href));
  } catch (error) {
    if (error instanceof ReferenceError && isOfStory(error)) return undefined;
    throw new Error(`${path} could not be loaded without a browser.`, { cause: error });
  }
}

/** Renders them all; throws with what broke. */
export async function renderStoriesOnServer() {
  const faults = [];
  const leftOut = [];
  let count = 0;
  for (const path of storyFiles()) {
    const stories = await storiesOf(path);
    if (!stories) leftOut.push(path);
    for (const [name, Story] of Object.entries(stories ?? {})) {
      try {
        renderToString(createElement(UiProvider, null, createElement(ToastProvider, null, createElement(Story))));
        count += 1;
      } catch (error) {
        if (isOfStory(error)) leftOut.push(`${path} ${name}`);
        else faults.push(`${path} ${name}: ${error.stack.split('\n').slice(0, 3).join('\n')}`);
      }
    }
  }
  console.log(`${count} stories rendered without a browser; ${leftOut.length} need one for their sample data:\n${leftOut.join('\n')}`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
