import type { Preview } from '@storybook/react-vite';

type Toolbar = NonNullable<Preview['globalTypes']>[string];
type Items = readonly (readonly [value: string, title: string])[];

function toolbar(title: string, icon: string, items: Items): Toolbar {
  return { toolbar: { title, icon, dynamicTitle: true, items: items.map(([value, name]) => ({ value, title: name })) } } as Toolbar;
}

const bands = [5, 50, 1000, 1990, 2000, 2010, 3000, 3010, 4000];

/** What can be chosen above every story. */
export const toolbars: Record<'language' | 'theme' | 'density' | 'permissionId' | 'network' | 'host', Toolbar> = {
  language: toolbar('Language', 'globe', [
    ['80101', '中文'],
    ['80102', 'English'],
  ]),
  theme: toolbar('Theme', 'contrast', [
    ['light', 'Light'],
    ['dark', 'Dark'],
    ['contrast', 'High contrast'],
  ]),
  density: toolbar('Density', 'component', [
    ['regular', 'Regular'],
    ['compact', 'Compact'],
  ]),
  permissionId: toolbar(
    'Band',
    'user',
    bands.map((band) => [String(band), String(band)] as const),
  ),
  network: toolbar('Network', 'lightning', [
    ['ok', 'Network as the story says'],
    ['slow', 'Slow'],
    ['error', 'Server error'],
    ['offline', 'Offline'],
    ['signed-out', 'Sign-in lost'],
  ]),
  host: toolbar('Host', 'browser', [
    ['light', 'In the page'],
    ['shadow', 'In a shadow tree'],
    ['hostile', 'In a hostile page'],
  ]),
};
