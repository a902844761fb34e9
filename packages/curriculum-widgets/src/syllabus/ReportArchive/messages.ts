import { defineMessages } from '@college/ui/messages';
import { bothLanguages, cancel, chinese, close, english, exportIt, exporting, listComma } from '@college/ui/words';

interface Counted {
  count: number;
}

/** Built-in text of `ReportArchive`. */
export const reportArchiveMessages = defineMessages('reportArchive', {
  words: { start: exportIt, cancel, close, exporting, listComma, zh: chinese, en: english, both: bothLanguages },
  en: {
    title: ({ count }: Counted) => `Export the syllabuses of ${count} ${count === 1 ? 'course' : 'courses'}`,
    format: 'File type',
    languages: 'Language of the syllabuses',
    hint: 'One file for each course, together in a ZIP. The files contain what is saved.',
    mayClose: 'Closing this stops the export; nothing is downloaded then.',
    fileName: ({ major }: { major: string }) => `${major} syllabuses`.trim(),
    started: 'The ZIP is being downloaded',
    holds: ({ count }: Counted) => `It contains ${count} ${count === 1 ? 'file' : 'files'}.`,
    stopped: 'The export was stopped; nothing was downloaded',
    someLeftOut: ({ count, of }: Counted & { of: number }) =>
      `${count} of ${of} syllabuses ${count === 1 ? 'is' : 'are'} being downloaded. These are not in the ZIP:`,
    allLeftOut: 'None of the syllabuses could be exported, so there is no ZIP.',
    leftOut: 'Not exported',
    neverSaved: 'It has no syllabus yet. Open it and fill it in first.',
    missing: 'The font of the PDF has no drawing for the characters below; in the files each is replaced by its number.',
    missingTitle: 'Characters that cannot be printed',
    tryLeftOut: ({ count }: Counted) => `Export the ${count} again`,
  },
  zh: {
    title: ({ count }) => `导出 ${count} 门课程的开课说明`,
    format: '文件类型',
    languages: '开课说明的语言',
    hint: '每门课程一份文件，打包为一个压缩包下载。文件只含已保存的内容。',
    mayClose: '关闭后停止导出，不会下载任何文件。',
    fileName: ({ major }) => `${major} 开课说明`.trim(),
    started: '压缩包已开始下载',
    holds: ({ count }) => `含 ${count} 份开课说明。`,
    stopped: '已停止导出，没有下载任何文件',
    someLeftOut: ({ count, of }) => `${of} 份中有 ${count} 份已开始下载，以下课程不在压缩包中：`,
    allLeftOut: '所选课程的开课说明都没有导出，没有生成压缩包。',
    leftOut: '没有导出',
    neverSaved: '还没有开课说明，请先打开填写。',
    missing: 'PDF 所用字体中没有下列字符，文件里以编号代替。',
    missingTitle: '无法印出的字符',
    tryLeftOut: ({ count }) => `重新导出这 ${count} 门`,
  },
});
