import { defineMessages } from '@college/ui/messages';

interface File {
  /** The Word document, otherwise the PDF. */
  editable: boolean;
}
const zhName = ({ editable }: File) => (editable ? 'Word 文件' : 'PDF');
const enName = ({ editable }: File) => (editable ? 'Word document' : 'PDF');

/** Built-in text of `ReportExport`. */
export const reportExportMessages = defineMessages('reportExport', {
  en: {
    word: 'Download Word',
    pdf: 'Download PDF',
    making: (file: File) => `Making the ${enName(file)}…`,
    cancel: 'Cancel',
    cancelled: (file: File) => `The ${enName(file)} is not downloaded`,
    started: (file: File) => `The ${enName(file)} is being downloaded`,
    retry: 'Retry',
    unsavedTitle: ({ count }: { count: number }) => (count === 1 ? '1 field is not saved' : `${count} fields are not saved`),
    unsaved: (file: File) => `The ${enName(file)} contains the saved version, without your unsaved changes.`,
    saveAndDownload: 'Save and download',
    saving: 'Saving…',
    downloadSaved: 'Download the saved version',
    missingTitle: ({ count }: { count: number }) =>
      count === 1 ? 'One character cannot be printed' : `${count} characters cannot be printed`,
    missing: (file: File) =>
      `The ${enName(file)} is being downloaded. Its font has no drawing for the characters below; in the file each stands as its number, such as 〔U+1F600〕. Write them in another way and download it again.`,
    place: 'Place',
    characters: 'Characters',
    close: 'Close',
  },
  zh: {
    word: '下载 Word',
    pdf: '下载 PDF',
    making: (file) => `正在生成${zhName(file)}…`,
    cancel: '取消',
    cancelled: (file) => `已取消下载${zhName(file)}`,
    started: (file) => `${zhName(file)}已开始下载`,
    retry: '重试',
    unsavedTitle: ({ count }) => `${count}处修改还没有保存`,
    unsaved: (file) => `${zhName(file)}只含已保存的内容，没有保存的修改不会写进去。`,
    saveAndDownload: '保存并下载',
    saving: '正在保存…',
    downloadSaved: '下载已保存的版本',
    missingTitle: ({ count }) => `有${count}个字符无法印出`,
    missing: (file) => `${zhName(file)}已开始下载。所用字体中没有下列字符，文件里以编号代替，例如〔U+1F600〕；请换一种写法后重新下载。`,
    place: '位置',
    characters: '字符',
    close: '关闭',
  },
});
