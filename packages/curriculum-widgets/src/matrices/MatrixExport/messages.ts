import { defineMessages } from '@college/ui/messages';
import { cancel, exportIt, exporting, retry } from '@college/ui/words';

/** Built-in text of `MatrixExport`. */
export const matrixExportMessages = defineMessages('matrixExport', {
  words: { export: exportIt, exporting, cancel, retry },
  en: {
    majorMatrix: 'Export major matrix',
    courseMatrix: 'Export course matrix',
    both: 'Export both',
    majorStarted: 'The major matrix is being downloaded',
    courseStarted: 'The course matrix is being downloaded',
    storedAlone: 'The workbook contains the saved version; your unsaved changes are not in it.',
    selectCourse: 'please select a course',
    following: 'The course matrix follows the major matrix',
    pending: 'The course matrix follows in 3 seconds',
    cancelled: 'The course matrix is not exported',
    courseCalledOff: 'The course matrix is therefore not exported.',
  },
  zh: {
    majorMatrix: '导出专业矩阵',
    courseMatrix: '导出课程矩阵',
    both: '两者都导出',
    majorStarted: '专业矩阵已开始下载',
    courseStarted: '课程矩阵已开始下载',
    storedAlone: '工作簿只含已保存的内容，尚未保存的修改不在其中。',
    selectCourse: '请选择课程',
    following: '课程矩阵将随专业矩阵之后导出',
    pending: '课程矩阵将在 3 秒后导出',
    cancelled: '已取消导出课程矩阵',
    courseCalledOff: '因此课程矩阵也没有导出。',
  },
});
