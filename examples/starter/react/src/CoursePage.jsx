import { GoalPanel } from '@college/curriculum-widgets/goals/GoalPanel';
import { LoginPage } from '@college/curriculum-widgets/shell/LoginPage';
import { ToastProvider } from '@college/ui/Toast';
import { UiProvider } from '@college/ui/theme';
import { useState } from 'react';
import { course, goals, isSignedIn, signIn } from './port.js';

/** Shows the goals of the course, or the sign-in before it. */
export function CoursePage() {
  const [locale, setLocale] = useState(document.documentElement.lang);
  const [isIn, setIn] = useState(isSignedIn);

  function handleLanguageChange(code) {
    // What the backend answers in, too: port.js reads it there.
    document.documentElement.lang = code === '80101' ? 'zh-CN' : 'en-US';
    setLocale(document.documentElement.lang);
  }

  async function handleSignIn(credentials) {
    await signIn(credentials);
    setIn(true);
  }

  return (
    <UiProvider locale={locale} theme="light">
      <ToastProvider>
        {isIn ? (
          <GoalPanel source={goals} courseId={course.courseId} majorId={course.majorId} />
        ) : (
          <LoginPage
            language={locale.startsWith('zh') ? '80101' : '80102'}
            onLanguageChange={handleLanguageChange}
            onSignIn={handleSignIn}
          />
        )}
      </ToastProvider>
    </UiProvider>
  );
}
