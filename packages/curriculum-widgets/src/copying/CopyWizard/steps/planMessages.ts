import { copyCountKinds, type CopyCountKind } from '@college/curriculum-model';
import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { retry } from '@college/ui/words';

/** The kinds of record that a copy makes, as the plan and the result name them. */
export type PlannedKind = CopyCountKind | 'bindings';

/** Those kinds in the order in which they are listed. */
export const plannedKinds: readonly PlannedKind[] = copyCountKinds.flatMap((kind) =>
  kind === 'courseCells' ? (['bindings', kind] as const) : [kind],
);

/** Built-in text of plan and result in `CopyWizard`. */
export const planMessages = defineMessages('copyWizardPlan', {
  words: { points: domainTerms.points, goals: domainTerms.teachingGoals, taskGoals: domainTerms.taskGoals, retry },
  en: {
    projects: 'Projects / chapters',
    ksa: 'KSA items',
    bindings: 'Major matrix entries',
    courseCells: 'Course matrix entries',
    projectCells: 'Project matrix entries',
    syllabusFields: 'Syllabus fields',
    willCreate: ({ target }: { target: string }) => `Will be created in ${target}`,
    loading: 'Counting what will be created…',
    failed: 'The number of new records could not be determined.',
    clash: ({ target, name, count }: { target: string; name: string; count: number }) =>
      `${target} already has ${count === 1 ? 'a course' : `${count} courses`} named ${name}. The copy will be one more.`,
    kind: 'Kind',
    planned: 'Planned',
    created: 'Created',
    asPlanned: 'As planned',
    differs: 'Differs from the plan',
    resultCaption: 'What was created',
  },
  zh: {
    projects: '项目/章节',
    ksa: 'KSA',
    bindings: '专业矩阵项',
    courseCells: '课程矩阵项',
    projectCells: '项目矩阵项',
    syllabusFields: '开课说明字段',
    willCreate: ({ target }) => `将在${target}创建`,
    loading: '正在统计将要创建的内容…',
    failed: '没有统计出将要创建的内容。',
    clash: ({ target, name, count }) => `${target}已有 ${count} 门同名课程「${name}」，复制后会再多一门。`,
    kind: '内容',
    planned: '计划',
    created: '已创建',
    asPlanned: '与计划一致',
    differs: '与计划不同',
    resultCaption: '已创建的内容',
  },
});
