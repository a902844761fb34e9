import { beforeAll, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// Files share a page. What one of them left is not for the next; React Aria's announcer belongs to the page.
beforeAll(() => {
  for (const left of document.querySelectorAll('body > :not([data-live-announcer])')) left.remove();
});

// The library registers its own cleanup for the first file only.
beforeEach(() => cleanup());
