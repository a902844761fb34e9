import { courseUnitFields, fieldsWhere, labelsOf } from '@college/curriculum-model';
import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { saving, undo } from '@college/ui/words';
import { assistantMenuMessages } from './menuMessages';

const suggestedFields = fieldsWhere(courseUnitFields, { isSuggested: true });

interface Applied {
  toForm: number;
  toStore: number;
}

function joined(parts: readonly (string | false)[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}

/** Built-in text of `AssistantFill`. */
export const assistantFillMessages = defineMessages('assistantFill', {
  words: {
    projectGroup: domainTerms.projectsAndChapters,
    suggested: domainTerms.suggestion,
    undo,
    applying: saving,
    pointGroup: domainTerms.points,
  },
  en: {
    ...assistantMenuMessages.en,
    courseStep: 'Looking for course information',
    moreStep: 'Looking for chapters',
    pointsStep: 'Looking for points',
    ksaStep: 'Looking for KSA items',
    locked: 'The fields are locked until it is done. Stopping changes nothing.',
    stop: 'Stop filling',
    failed: 'Nothing was filled',
    nameless: 'Enter the name of the course unit first; the assistant looks for it.',
    retry: 'Fill again',
    close: 'Back to the page',
    reviewOf: ({ name }: { name: string }) => `Suggestions for ${name}`,
    nothingFound: 'Nothing similar found',
    nothingFoundHint: ({ name }: { name: string }) =>
      `Neither the college’s approved content nor a sample outline has more than is already here for ${name}. Write the name in full, without abbreviations, and fill again; or add points by hand, or paste a list of them.`,
    accepted: 'Accepted, unsaved',
    discarded: 'Not used',
    accept: 'Accept',
    acceptNamed: ({ name }: { name: string }) => `Accept ${name}`,
    discard: 'Do not use',
    discardNamed: ({ name }: { name: string }) => `Do not use ${name}`,
    acceptAll: 'Accept all',
    discardAll: 'Use none',
    acceptedOf: ({ accepted, total }: { accepted: number; total: number }) => `${accepted} of ${total} accepted, unsaved`,
    apply: ({ toForm, toStore }: Applied) =>
      joined([toForm > 0 && `Fill in ${toForm}`, toStore > 0 && `${toForm > 0 ? 'save' : 'Save'} ${toStore}`], ', ') || 'Fill in',
    notStored: ({ message }: { message: string }) => `Not saved: ${message}`,
    done: ({ toForm, points, ksa }: { toForm: number; points: number; ksa: number }) =>
      joined(
        [
          toForm > 0 && `${toForm} filled in, not saved yet`,
          points > 0 && `${points} ${points === 1 ? 'point' : 'points'} saved`,
          ksa > 0 && `${ksa} KSA ${ksa === 1 ? 'item' : 'items'} saved`,
        ],
        '; ',
      ),
    takenBack: ({ name }: { name: string }) => `What the assistant filled in for ${name} is taken back`,
    notTakenBack: ({ message }: { message: string }) => `Not taken back: ${message}`,
    dropped: ({ count }: { count: number }) =>
      count === 1 ? '1 accepted suggestion was dropped.' : `${count} accepted suggestions were dropped.`,
    fieldGroup: 'Course information',
    ksaGroup: 'KSA items',
    ...labelsOf(suggestedFields, 'en'),
    before: ({ before }: { before: string }) => `Instead of: ${before}`,
    hours: ({ theory, practice }: { theory: number; practice: number }) => `Theory ${theory}, practice ${practice} hours`,
    ksaNamed: ({ letter, text }: { letter: string; text: string }) => `${letter} ${text}`,
    under: ({ point }: { point: string }) => `Under the point ${point}`,
    forPoint: 'For the point',
    noPoint: 'There is no point yet',
    noPointHint: 'A KSA item belongs to a point. Add or fill points first.',
    pointsFailed: 'The points could not be read',
    pointIsThere: ({ title }: { title: string }) => `The course has the point ${title} already.`,
    pickHint: 'What you accept is listed here and saved only when you confirm it.',
  },
  zh: {
    ...assistantMenuMessages.zh,
    courseStep: '正在查找课程信息',
    moreStep: '正在查找章节',
    pointsStep: '正在查找课点',
    ksaStep: '正在查找 KSA',
    locked: '完成之前各字段锁定。停止不会改变任何内容。',
    stop: '停止填充',
    failed: '没有填充成功',
    nameless: '请先填写课程名称，助手按名称查找。',
    retry: '重新填充',
    close: '返回页面',
    reviewOf: ({ name }) => `助手对《${name}》的建议`,
    nothingFound: '没有找到相近的内容',
    nothingFoundHint: ({ name }) =>
      `除了这里已有的，本院已确认的内容和样例大纲中都没有与《${name}》相近的。请写出课程全称（不用简称）后重新填充，也可以手工添加课点，或粘贴课点列表。`,
    accepted: '已采用，未保存',
    discarded: '不采用',
    accept: '采用',
    acceptNamed: ({ name }) => `采用${name}`,
    discard: '不采用',
    discardNamed: ({ name }) => `不采用${name}`,
    acceptAll: '采用全部',
    discardAll: '全部不用',
    acceptedOf: ({ accepted, total }) => `已采用 ${accepted}/${total}，未保存`,
    apply: ({ toForm, toStore }) => joined([toForm > 0 && `填入 ${toForm} 项`, toStore > 0 && `保存 ${toStore} 条`], '，') || '填入',
    notStored: ({ message }) => `没有保存成功：${message}`,
    done: ({ toForm, points, ksa }) =>
      joined(
        [toForm > 0 && `已填入 ${toForm} 项，尚未保存`, points > 0 && `已保存 ${points} 个课点`, ksa > 0 && `已保存 ${ksa} 条 KSA`],
        '；',
      ),
    takenBack: ({ name }) => `已撤回助手对《${name}》的填充`,
    notTakenBack: ({ message }) => `没有撤回：${message}`,
    dropped: ({ count }) => `${count} 项已采用的建议没有填入。`,
    fieldGroup: '课程信息',
    ksaGroup: 'KSA',
    ...labelsOf(suggestedFields, 'zh'),
    before: ({ before }) => `替换：${before}`,
    hours: ({ theory, practice }) => `理论 ${theory}，实践 ${practice} 学时`,
    ksaNamed: ({ letter, text }) => `${letter} ${text}`,
    under: ({ point }) => `支撑课点：${point}`,
    forPoint: '归入课点',
    noPoint: '还没有课点',
    noPointHint: 'KSA 归在课点之下，请先添加或填充课点。',
    pointsFailed: '没有取到课点',
    pointIsThere: ({ title }) => `课程已有课点「${title}」。`,
    pickHint: '采用的内容列在这里，确认后才保存。',
  },
});
