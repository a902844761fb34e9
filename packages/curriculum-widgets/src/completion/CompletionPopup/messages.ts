import { defineMessages } from '@college/ui/messages';
import { exporting, retry } from '@college/ui/words';

/** Built-in text of `CompletionPopup`. */
export const completionPopupMessages = defineMessages('completionPopup', {
  words: { exporting, retry },
  en: {
    title: ({ name }: { name?: string }) => (name ? `Completion rate: ${name}` : 'Completion rate'),
    overall: '% completion rate, the mean of the five parts',
    spoken: ({ rate, done }: { rate: number; done: string }) => `${rate}%, ${done}`,
    export: 'Export detailed report',
    preparing: 'Preparing the workbook',
    exported: 'The completion report was downloaded',
    failed: 'The completion rate could not be read',
    close: 'Close popup',
  },
  zh: {
    title: ({ name }) => (name ? `课程完成度：${name}` : '课程完成度'),
    overall: '% 完成度，五个部分的平均',
    spoken: ({ rate, done }) => `${rate}%，${done}`,
    export: '导出详细报告',
    preparing: '正在生成工作簿',
    exported: '完成度报告已下载',
    failed: '没有取到完成度',
    close: '关闭窗口',
  },
});
