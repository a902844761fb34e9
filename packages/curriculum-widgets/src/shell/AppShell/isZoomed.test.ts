import { expect, it } from 'vitest';
import { isZoomed } from './isZoomed';

it.each([
  [{ outerWidth: 1366, innerWidth: 1366 }, false],
  [{ outerWidth: 700, innerWidth: 700 }, false],
  [{ outerWidth: 1366, innerWidth: 1093 }, false],
  [{ outerWidth: 1300, innerWidth: 867 }, false],
  [{ outerWidth: 1300, innerWidth: 866 }, true],
  [{ outerWidth: 1300, innerWidth: 650 }, true],
  [{ outerWidth: 1280, innerWidth: 320 }, true],
  // A window without a size of its own, such as a hidden one.
  [{ outerWidth: 0, innerWidth: 0 }, false],
  [{ outerWidth: 0, innerWidth: 1300 }, false],
])('%j is zoomed: %s', (sizes, expected) => expect(isZoomed(sizes)).toBe(expected));
