import { defineMessages } from '@college/ui/messages';
import { cancel, close, retry, saving } from '@college/ui/words';

interface Named {
  /** Which file: one of the two names below. */
  file: string;
}

/** Built-in text of `ReportExport`. */
export const reportExportMessages = defineMessages('reportExport', {
  words: { cancel, retry, saving, close },
  en: {
    word: 'Download Word',
    pdf: 'Download PDF',
    wordFile: 'Word document',
    pdfFile: 'PDF',
    making: ({ file }: Named) => `Making the ${file}…`,
    cancelled: ({ file }: Named) => `The ${file} is not downloaded`,
    started: ({ file }: Named) => `The ${file} is being downloaded`,
    unsavedTitle: ({ count }: { count: number }) => (count === 1 ? '1 field is not saved' : `${count} fields are not saved`),
    unsaved: ({ file }: Named) => `The ${file} contains the saved version, without your unsaved changes.`,
    saveAndDownload: 'Save and download',
    downloadSaved: 'Download the saved version',
    missingTitle: ({ count }: { count: number }) =>
      count === 1 ? 'One character cannot be printed' : `${count} characters cannot be printed`,
    missing: ({ file }: Named) =>
      `The ${file} is being downloaded. Its font has no drawing for the characters below; in the file each is replaced by its number, such as 〔U+1F600〕. Write them in another way and download it again.`,
    place: 'Place',
    characters: 'Characters',
  },
  zh: {
    word: '下载 Word',
    pdf: '下载 PDF',
    wordFile: 'Word 文件',
    pdfFile: 'PDF',
    making: ({ file }) => `正在生成${file}…`,
    cancelled: ({ file }) => `已取消下载${file}`,
    started: ({ file }) => `${file}已开始下载`,
    unsavedTitle: ({ count }) => `${count}处修改还没有保存`,
    unsaved: ({ file }) => `${file}只含已保存的内容，没有保存的修改不会写进去。`,
    saveAndDownload: '保存并下载',
    downloadSaved: '下载已保存的版本',
    missingTitle: ({ count }) => `有${count}个字符无法印出`,
    missing: ({ file }) => `${file}已开始下载。所用字体中没有下列字符，文件里以编号代替，例如〔U+1F600〕；请换一种写法后重新下载。`,
    place: '位置',
    characters: '字符',
  },
});

/** The name of a file in sentences: the Word document where it can be edited, otherwise the PDF. */
export function named({ editable }: { editable: boolean }, text: typeof reportExportMessages.zh): Named {
  return { file: editable ? text.wordFile : text.pdfFile };
}
