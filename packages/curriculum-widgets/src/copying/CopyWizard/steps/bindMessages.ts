import { counted, defineMessages } from '@college/ui/messages';
import * as domainTerms from '@college/curriculum-model/terms';
import { noData, noSearchResults, retry, undo } from '@college/ui/words';

const list = (names: readonly string[], count: number) =>
  `${names.join(', ')}${names.length < count ? ` and ${count - names.length} more` : ''}`;
const zhList = (names: readonly string[], count: number) => `${names.join('、')}${names.length < count ? ` 等 ${count} 个` : ''}`;
interface Names {
  names: readonly string[];
  count: number;
}

/** Built-in text of the binding step of `CopyWizard`. */
export const bindMessages = defineMessages('copyWizardBind', {
  words: {
    noGoals: domainTerms.noTeachingGoals,
    goals: domainTerms.teachingGoals,
    noIndicators: noData,
    noMatch: noSearchResults,
    strong: domainTerms.strong,
    weak: domainTerms.weak,
    strongSupport: domainTerms.strongSupport,
    weakSupport: domainTerms.weakSupport,
    undo,
    retry,
  },
  en: {
    loading: 'Loading teaching goals…',
    loadFailed: 'The teaching goals could not be loaded',
    chosen: ({ count }: { count: number }) => `${count} chosen`,
    noGoalsHint: 'The course can be copied without bindings.',
    boundHint: 'Bound goals cannot be chosen again until they are unbound.',
    boundTo: ({ number }: { number: string }) => `Bound to ${number}`,
    indicators: 'Target indicator points',
    noIndicatorsHint: 'The target major has no indicator points, so its goals cannot be bound.',
    findIndicator: 'Number or words',
    requirement: ({ number }: { number: string }) => `Requirement ${number}`,
    holds: ({ names, count }: Names) => `holds ${list(names, count)}`,
    support: 'Support',
    bind: 'Bind',
    bindTo: ({ names, number }: { names: readonly string[]; number: string }) => `Bind ${names.join(', ')} to ${number}`,
    bindManyTo: ({ count, number }: { count: number; number: string }) => `Bind ${counted(count, 'goal')} to ${number}`,
    bound: 'Bound',
    noneBound: 'Nothing bound yet. Choose goals, an indicator point and a strength.',
    mergeHint: 'Goals under one indicator point share a card; the last strength counts.',
    unbind: ({ number }: { number: string }) => `Unbind ${number}`,
    unbound: ({ number, count }: { number: string; count: number }) =>
      `Unbound ${count === 1 ? '1 goal' : `${count} goals`} from ${number}`,
    boundCount: ({ bound, total }: { bound: number; total: number }) => `Bound ${bound}/${total}`,
    progress: 'Bound goals',
    missing: ({ names, count }: Names) => `${list(names, count)} not bound yet`,
  },
  zh: {
    loading: '正在加载教学目标…',
    loadFailed: '没有取到教学目标',
    chosen: ({ count }) => `已选 ${count}`,
    noGoalsHint: '课程可以不绑定直接复制。',
    boundHint: '已绑定的目标不能再选，解绑后可改。',
    boundTo: ({ number }) => `已绑定到 ${number}`,
    indicators: '目标指标点',
    noIndicatorsHint: '目标专业没有指标点，教学目标无法绑定。',
    findIndicator: '编号或文字',
    requirement: ({ number }) => `毕业要求 ${number}`,
    holds: ({ names, count }) => `已绑 ${zhList(names, count)}`,
    support: '支撑',
    bind: '绑定',
    bindTo: ({ names, number }) => `绑定 ${names.join('、')} 到 ${number}`,
    bindManyTo: ({ count, number }) => `绑定 ${count} 个目标到 ${number}`,
    bound: '已绑定',
    noneBound: '还没有绑定。请选择教学目标、指标点和强弱。',
    mergeHint: '同一指标点的目标并入一张卡片，取最后的强弱。',
    unbind: ({ number }) => `解绑 ${number}`,
    unbound: ({ number, count }) => `已解绑 ${number} 的 ${count} 个目标`,
    boundCount: ({ bound, total }) => `已绑定 ${bound}/${total}`,
    progress: '教学目标绑定进度',
    missing: ({ names, count }) => (names.length < count ? `还有 ${zhList(names, count)}未绑定` : `还有 ${names.join('、')} 未绑定`),
  },
});
