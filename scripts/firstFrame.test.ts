import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { basePath } from '../apps/workbench/src/routing/basePath';
import { routeTable } from '../apps/workbench/src/routing/routeTable';
import { contrast, dark, light } from '../packages/ui/src/theme/palettes';
import { root } from './paths.mjs';

const textOf = (file: string) => readFileSync(join(root, 'apps/workbench', file), 'utf8');
const script = textOf('public/frame.js');
const styles = textOf('src/page.css');

const pages = routeTable.filter((row) => !('redirectTo' in row));

const storageOf = (stored: Record<string, string>) => ({ getItem: (name: string) => stored[name] ?? null });

/** What the first frame is drawn by, at an address and with what the browser stores. */
function frameAt(path: string, stored: Record<string, string> = { loginInfo: 'sealed' }) {
  const dataset: Record<string, string> = {};
  runInNewContext(script, {
    document: { documentElement: { dataset } },
    location: { pathname: `${basePath}${path}` },
    sessionStorage: storageOf({}),
    localStorage: storageOf(stored),
  });
  return dataset;
}

describe('the first frame, before the scripts have come', () => {
  it.each(pages.map(({ path, frame }) => [path, frame] as const))('at %s is that of the page, %s', (path, frame) => {
    expect(frameAt(path).frame !== undefined).toBe(frame === 'main');
  });

  it('is an empty ground for who is not signed in', () => {
    expect(frameAt('/workbench', {}).frame).toBeUndefined();
  });

  it('has the narrow navigation where the person chose it, and else beside an editor', () => {
    expect(frameAt('/matrix').frame).toBe('rail');
    expect(frameAt('/matrix', { loginInfo: 'sealed', preferences: '{"isRail":false}' }).frame).toBe('main');
    expect(frameAt('/workbench', { loginInfo: 'sealed', preferences: '{"isRail":true}' }).frame).toBe('rail');
  });

  it('has the chosen theme, and survives what somebody else stored', () => {
    expect(frameAt('/workbench', { preferences: '{"theme":"dark"}' }).frameTheme).toBe('dark');
    for (const preferences of ['{', 'null', '7']) expect(frameAt('/workbench', { preferences }).frameTheme).toBe('light');
  });

  // The first frame shows before any script has come, so it cannot read the palettes.
  it.each([
    ['#frame {', light],
    ["[data-frame-theme='dark'] #frame {", dark],
    ["[data-frame-theme='contrast'] #frame {", contrast],
    ["[data-frame-theme='system'] #frame {", dark],
  ])('has the colours of its theme: %s', (rule, { surface, border }) => {
    expect(styles.split(rule)[1]).toMatch(new RegExp(`^\\s*--ground: ${surface};\\s*--line: ${border};`, 'i'));
  });

  it('is as the system asks: with more contrast, which comes before dark', () => {
    const wishes = [
      ...styles.matchAll(/@media \((prefers-[^)]+)\) \{\s*\[data-frame-theme='system'\] #frame \{\s*--ground: (\S+);\s*--line: (\S+);/g),
    ];
    expect(wishes.map(([, ...parts]) => parts.join(' ').toLowerCase())).toEqual([
      `prefers-color-scheme: dark ${dark.surface} ${dark.border}`.toLowerCase(),
      `prefers-contrast: more ${contrast.surface} ${contrast.border}`.toLowerCase(),
    ]);
  });
});
