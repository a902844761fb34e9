/**
 * Which callbacks a widget asks for: it offers a button or a key only where a listener is present. An element hands these on only when the page
 * listens; all others always, for a listener may stand anywhere above it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../files.mjs';
import { root } from '../paths.mjs';

const views = listFiles(['packages/curriculum-widgets/src'], (name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.|\.gen\./.test(name));
const text = views
  .filter((path) => !path.includes('/src/elements/'))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

/** Whether anything in the widgets depends on this callback being there, beside calling it. */
export function isAskedFor(callback) {
  return new RegExp(`\\b${callback}( &&| \\?[^.?]| [!=]==? |\\) \\{)|!${callback}\\b`).test(text);
}
