import type { ListedStory } from '../sweeps/stories/storybook';
import type { createPictureStore } from './pictureStore';
import type { PlannedFile } from './plan';
import { takePictures } from './takePictures';

interface Taking {
  /** The folder of a built Storybook that has the files. */
  storybook: string;
  files: readonly PlannedFile[];
  store: ReturnType<typeof createPictureStore>;
}

/** Takes the pictures of files of stories into the store; a file with a story that could not be drawn is tried again by the next run. Returns what failed. */
export async function takeFiles({ storybook, files, store }: Taking): Promise<string[]> {
  store.remove(files);
  const keys = new Map(files.map(({ file, key }) => [file, key]));
  const fileOf = ({ importPath }: ListedStory) => importPath.replace(/^\.\//, '');
  const { stories, failures } = await takePictures({
    storybook,
    isWanted: (story) => keys.has(fileOf(story)),
    folderOf: (story) => store.folderOf(keys.get(fileOf(story)) ?? 'unplanned'),
  });
  for (const planned of files) {
    const own = stories.filter((story) => fileOf(story) === planned.file);
    const names = Object.fromEntries(own.map(({ id, title, name }) => [id, { widget: title, name }]));
    const failed = failures.map(({ story }) => story).filter((story) => own.includes(story));
    store.complete(planned, { names, failed: failed.map(({ id }) => id) });
  }
  return failures.map(({ words }) => words);
}
