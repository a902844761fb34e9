import { CopyWizard } from '@college/curriculum-widgets/copying/CopyWizard';
import { GoalPanel } from '@college/curriculum-widgets/goals/GoalPanel';
import { MajorMatrix } from '@college/curriculum-widgets/matrices/MajorMatrix';
import { ToastProvider } from '@college/ui/Toast';
import { UiProvider, type Theme } from '@college/ui/theme';
import { useState } from 'react';
import { copying, goals, matrices, mock, otherLanguage } from './sources';

const course = { courseId: 1004, majorId: 1001, courseName: '数据结构' };

/** The page of one course in another system. */
export function CoursePage() {
  const [locale, setLocale] = useState<'zh-CN' | 'en-US'>('zh-CN');
  const [theme, setTheme] = useState<Theme>('light');
  const [areShown, setShown] = useState(true);
  const [isCopying, setCopying] = useState(false);
  const [target, setTarget] = useState('');

  return (
    <>
      <nav>
        <button onClick={() => setLocale(otherLanguage(locale))}>Change language</button>
        <button onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>Change theme</button>
        <button onClick={() => (mock.failures.getCourseGoals = 'offline')}>Cut the network</button>
        <button onClick={() => delete mock.failures.getCourseGoals}>Mend the network</button>
        <button onClick={() => setShown(!areShown)}>{areShown ? 'Take the widgets off' : 'Put the widgets back'}</button>
        <button onClick={() => setCopying(true)}>Copy this course</button>
        <output>{target}</output>
      </nav>
      {areShown && (
        <UiProvider locale={locale} theme={theme}>
          <ToastProvider>
            <GoalPanel source={goals} courseId={course.courseId} majorId={course.majorId} />
            <div style={{ blockSize: 640 }}>
              <MajorMatrix source={matrices} courseId={course.courseId} />
            </div>
            <CopyWizard
              dataSource={copying}
              courseId={course.courseId}
              courseName={course.courseName}
              isOpen={isCopying}
              onOpenChange={setCopying}
              onGoToTarget={({ path }) => {
                setCopying(false);
                setTarget(path);
              }}
            />
          </ToastProvider>
        </UiProvider>
      )}
    </>
  );
}
