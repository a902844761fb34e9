import { UiProvider, type Locale } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import type { ReactNode } from 'react';
import { userEvent, waitFor, within } from 'storybook/test';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CopyWizard } from '../copying/CopyWizard';
import { FeedbackDialog } from '../feedback/FeedbackDialog';
import { GoalPanel } from '../goals/GoalPanel';
import { LoginPage } from '../shell/LoginPage';
import { aCollege } from '../support/fakes/aCollege';
import { copyWizard, feedbackDialog, goalPanel, loginPage, samplePassword, sampleUser, testingLibraryDriver } from '.';

const college = aCollege();
beforeEach(() => college.serve()());

const open = (locale: Locale, widget: ReactNode) =>
  render(
    <UiProvider locale={locale}>
      <ToastProvider>{widget}</ToastProvider>
    </UiProvider>,
  );

const driver = testingLibraryDriver({ within, waitFor, user: userEvent.setup() });

describe.each(['zh-CN', 'en-US'] as const)('page objects with Testing Library, %s', (locale) => {
  it('adds a goal', async () => {
    await open(locale, <GoalPanel source={college.goals} courseId={1004} majorId={1001} />);
    await goalPanel(driver).add('2.1', 'states [what] holds');
    expect(college.goals.addGoals).toHaveBeenCalledWith([expect.objectContaining({ description: 'states [what] holds' })]);
  });

  it('signs in', async () => {
    const onSignIn = vi.fn(() => new Promise<never>(() => {}));
    await open(locale, <LoginPage language="80101" onLanguageChange={() => {}} onSignIn={onSignIn} />);
    const account = sampleUser('courseLeader').email;
    await loginPage(driver).signIn({ account, password: samplePassword });
    expect(onSignIn).toHaveBeenCalledWith(expect.objectContaining({ account }), expect.anything());
  });

  it('copies a course', async () => {
    const college = aCollege();
    await open(locale, <CopyWizard dataSource={college.copying} courseId={1004} courseName="数据结构" defaultOpen />);
    const wizard = copyWizard(driver);
    await wizard.chooseMajor({ school: '明理大学', college: '计算机学院', major: '计算机科学与技术' });
    await wizard.goOn();
    await wizard.bind(['G1', 'G2', 'G3', 'G4'], '2.1');
    await wizard.goOn();
    await wizard.goToTarget.find();
  });

  it('sends feedback', async () => {
    const onOpenChange = vi.fn();
    await open(locale, <FeedbackDialog source={college.feedback} isOpen onOpenChange={onOpenChange} />);
    await feedbackDialog(driver).write('The list is slow.');
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  });
});
