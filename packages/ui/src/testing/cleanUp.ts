import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// Files share a page. What one of them left is not for the next; React Aria's announcer belongs to the page.
beforeAll(() => {
  for (const left of document.querySelectorAll('body > :not([data-live-announcer])')) left.remove();
});

// The library registers its own cleanup for the first file only.
beforeEach(() => cleanup());

// What stays mounted goes on listening: its toast, say, takes the first Escape of the next file.
afterAll(async () => {
  await cleanup();
  const mounted = [...document.querySelectorAll('body *')].filter((element) =>
    Object.entries(element).some(([key, root]) => key.startsWith('__reactContainer$') && root !== null),
  );
  expect(mounted, 'everything that a file mounts is unmounted by its end').toEqual([]);
});
