import { Note } from '@college/ui/Note';
import { defineMessages, resolveMessages } from '@college/ui/messages';
import { UiProvider } from '@college/ui/theme';
import { CoursePage } from './CoursePage';

const messages = defineMessages('coursePage', {
  en: { changes: 'Changes of this page are saved at once.' },
  zh: { changes: '本页的修改会立即保存。' },
});

/** Drawn by the server alone: components of the packages around its own words, and the widgets in a client component. */
export default function Page() {
  return (
    <>
      <UiProvider>
        <Note>{resolveMessages(messages, 'zh-CN', {}).changes}</Note>
      </UiProvider>
      <CoursePage courseId={1004} majorId={1001} courseName="数据结构" />
    </>
  );
}
