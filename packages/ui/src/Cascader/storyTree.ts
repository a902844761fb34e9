import type { CascaderNode } from './cascaderTree';

/** A regular tree for stories and tests: provinces, cities, districts. */
export function places(provinces: number, cities: number, districts: number, language: 'zh' | 'en' = 'zh'): CascaderNode[] {
  const word =
    language === 'zh' ? { province: '省', city: '市', district: '区' } : { province: 'Province ', city: 'City ', district: 'District ' };
  const label = (name: string, place: string) => (language === 'zh' ? place + name : name + place);
  return Array.from({ length: provinces }, (_, p) => ({
    id: p + 1,
    label: label(word.province, `${p + 1}`),
    children: Array.from({ length: cities }, (_, c) => ({
      id: c + 1,
      label: label(word.city, `${p + 1}.${c + 1}`),
      children: Array.from({ length: districts }, (_, d) => ({ id: d + 1, label: label(word.district, `${p + 1}.${c + 1}.${d + 1}`) })),
    })),
  }));
}

/** A small tree with believable names, a long one and one that cannot be chosen. */
export const cities: readonly CascaderNode[] = [
  {
    id: 'js',
    label: '江苏省',
    children: [
      {
        id: 'nj',
        label: '南京市',
        children: [
          { id: 'xw', label: '玄武区' },
          { id: 'gl', label: '鼓楼区' },
          { id: 'jn', label: '江宁经济技术开发区管理委员会辖区' },
          { id: 'lh', label: '六合区', disabledReason: '已选过' },
        ],
      },
      {
        id: 'sz',
        label: '苏州市',
        children: [
          { id: 'gs', label: '姑苏区' },
          { id: 'hq', label: '虎丘区' },
        ],
      },
      { id: 'wx', label: '无锡市', children: [{ id: 'bh', label: '滨湖区' }] },
    ],
  },
  {
    id: 'zj',
    label: '浙江省',
    children: [
      {
        id: 'hz',
        label: '杭州市',
        children: [
          { id: 'xh', label: '西湖区' },
          { id: 'gs', label: '拱墅区' },
        ],
      },
    ],
  },
  { id: 'xz', label: '西藏自治区', disabledReason: '尚未开放', children: [{ id: 'ls', label: '拉萨市' }] },
];
