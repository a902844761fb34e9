import type { Preview } from '@storybook/react-vite';

type Toolbar = NonNullable<Preview['globalTypes']>[string];
type Items = readonly (readonly [value: string, title: string])[];

function toolbar(title: string, icon: string, items: Items): Toolbar {
  return { toolbar: { title, icon, dynamicTitle: true, items: items.map(([value, name]) => ({ value, title: name })) } } as Toolbar;
}

const bands = [5, 50, 1000, 1990, 2000, 2010, 3000, 3010, 4000];

/** What can be chosen above every story. */
export const toolbars: Record<'language' | 'theme' | 'density' | 'permissionId' | 'network' | 'host', Toolbar> = {
  language: toolbar('语言 Language', 'globe', [
    ['80101', '中文'],
    ['80102', 'English'],
  ]),
  theme: toolbar('主题 Theme', 'contrast', [
    ['light', '浅色 Light'],
    ['dark', '深色 Dark'],
    ['contrast', '高对比度 High contrast'],
    ['system', '跟随系统 As the system'],
  ]),
  density: toolbar('密度 Density', 'component', [
    ['regular', '常规 Regular'],
    ['compact', '紧凑 Compact'],
  ]),
  permissionId: toolbar(
    '权限段 Band',
    'user',
    bands.map((band) => [String(band), String(band)] as const),
  ),
  network: toolbar('网络 Network', 'lightning', [
    ['ok', '按 story 所述 As the story says'],
    ['slow', '缓慢 Slow'],
    ['error', '服务器出错 Server error'],
    ['offline', '离线 Offline'],
    ['signed-out', '登录已失效 Sign-in lost'],
  ]),
  host: toolbar('宿主 Host', 'browser', [
    ['light', '在页面中 In the page'],
    ['shadow', '在 shadow tree 中 In a shadow tree'],
    ['hostile', '在样式不利的页面中 In a hostile page'],
  ]),
};
