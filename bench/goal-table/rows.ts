import type { Indicator } from '@college/curriculum-model';

/** Quiet time before a typed keyword counts, the same for every contender. */
export const debounce = 300;
/** Indicator rows shown at first, the same for every contender. */
export const firstRows = 10;

const words = ['能用数学与自然科学语言表述工程问题', '能对具体对象建立计算模型并求解', '能借助文献分析问题并得出有效结论'];
const goals = ['能为实际问题选择恰当的逻辑结构并建立模型', '能分析算法的时间与空间复杂度', '能设计对比实验验证算法性能'];

/** A thousand indicator points with five goals each. */
export function makeIndicators(): Indicator[] {
  return Array.from({ length: 1000 }, (_, index) => ({
    id: 8001 + index,
    description: `${Math.floor(index / 5) + 1}.${(index % 5) + 1} ${words[index % 3]!}（${index + 1}）`,
    children: Array.from({ length: 5 }, (_row, place) => ({
      id: 20_001 + index * 5 + place,
      parentId: 8001 + index,
      courseId: 1004,
      description: `${goals[(index + place) % 3]!}，见例 ${index * 5 + place + 1}`,
    })),
  }));
}

/** The label of an action, the same for every contender. */
export const actNames = { add: '添加教学目标', clear: '清空教学目标', edit: '编辑教学目标', remove: '删除教学目标' };
