import { defineMessages } from '@college/ui/messages';
import * as domainTerms from '@college/curriculum-model/terms';

export const publicPageMessages = defineMessages('publicPage', {
  words: { strong: domainTerms.strongSupport, weak: domainTerms.weakSupport },
  en: {
    motto: 'From graduation requirements down to every point, three matrices in one place.',
    plate: 'Example: the major matrix of Software Engineering, 15 courses supporting 24 indicator points',
  },
  zh: {
    motto: '从毕业要求到每一个课点，三级矩阵一处编辑。',
    plate: '示例：软件工程专业矩阵，15门课程支撑24个指标点',
  },
});
