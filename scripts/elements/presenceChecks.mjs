/**
 * The callbacks whose presence a widget checks: it offers a button or a key only where there is a listener. An element passes these on only when the page
 * listens; all others always, because any ancestor may have a listener.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../files.mjs';
import { root } from '../paths.mjs';

const views = listFiles(['packages/curriculum-widgets/src'], (name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.|\.gen\./.test(name));
const text = views.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');

/** Whether anything in the widgets depends on the presence of this callback, apart from calling it. */
export function isPresenceChecked(callback) {
  return new RegExp(`\\b${callback}( &&| \\?[^.?]| [!=]==? |\\) \\{)|!${callback}\\b`).test(text);
}
