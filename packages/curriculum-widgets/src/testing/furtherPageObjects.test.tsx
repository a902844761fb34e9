import { sampleCourseUnit } from '@college/curriculum-model/fixtures';
import { UiProvider, type Locale } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import type { ReactNode } from 'react';
import { userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ForgotPassword } from '../account/ForgotPassword';
import { AssistantFill } from '../assistant/AssistantFill';
import { anAssistantCollege, nothingFound } from '../assistant/fakes/anAssistantCollege';
import { DataCheck } from '../completion/DataCheck';
import { CourseUnitList } from '../course-units/CourseUnitList';
import { ContentSearch } from '../search/ContentSearch';
import { AppShell } from '../shell/AppShell';
import { aCollege } from '../support/fakes/aCollege';
import { appShell, assistantFill, courseUnitList, dataCheckPanel, forgotPassword, testingLibraryDriver } from '.';

const open = (locale: Locale, widget: ReactNode) =>
  render(
    <UiProvider locale={locale}>
      <ToastProvider>{widget}</ToastProvider>
    </UiProvider>,
  );

const driver = testingLibraryDriver({ within, waitFor, user: userEvent.setup({ delay: null }) });

describe.each(['zh-CN', 'en-US'] as const)('further page objects with Testing Library, %s', (locale) => {
  const isChinese = locale === 'zh-CN';

  it('sorts, finds and deletes course units', async () => {
    const { courseUnits } = aCollege({ as: 'majorLeader' });
    await open(locale, <CourseUnitList source={courseUnits} majorId={1001} canModify />);
    const list = courseUnitList(driver);
    await list.unit(/数据结构|Data structures/i).find();
    await list.sortBy('largeToSmall');
    await waitFor(() => expect(courseUnits.listCourseUnits.mock.lastCall?.[0]).toMatchObject({ orderMap: { period: 0 } }));
    await list.find('软件测试');
    await waitFor(() => expect(courseUnits.listCourseUnits.mock.lastCall?.[0]).toMatchObject({ keyword: '软件测试' }));
    await list.remove(isChinese ? '软件测试' : 'Software Testing');
    expect(courseUnits.deleteCourseUnit).toHaveBeenCalledOnce();
  });

  it('finds what is missing and goes there', async () => {
    const { completion } = aCollege();
    const onOpen = vi.fn();
    await open(locale, <DataCheck source={completion} courseId={1004} canOpen={() => true} onOpen={onOpen} />);
    const check = dataCheckPanel(driver);
    await check.figures.find();
    await check.mend(isChinese ? /^课点4/ : /^Point 4/);
    expect(onOpen).toHaveBeenCalledOnce();
    await check.checkAgain();
    await waitFor(() => expect(completion.checkCourse.mock.calls.length).toBeGreaterThan(1));
  });

  it('takes what the assistant suggests', async () => {
    const { assistant } = anAssistantCollege({ ...nothingFound, fillCourse: () => ({ introduction: '讲授树与图。' }) });
    const onFill = vi.fn();
    await open(locale, <AssistantFill source={assistant} course={sampleCourseUnit(1004)} onOpenCopyWizard={() => {}} onFill={onFill} />);
    const fill = assistantFill(driver);
    await fill.ask('course');
    await fill.accept(isChinese ? '课程简介' : 'Course introduction');
    await fill.apply({ toForm: 1, toStore: 0 });
    await waitFor(() => expect(onFill).toHaveBeenCalledOnce());
  });

  it('moves about the frame of a page', async () => {
    const onLanguageChange = vi.fn();
    const onSignOut = vi.fn();
    await open(
      locale,
      <AppShell
        entries={[{ id: 'workbench', path: '/workbench', href: '#workbench', needsRights: false }]}
        currentPath="/"
        user={{ name: '周敏', hasRights: true }}
        language={isChinese ? '80101' : '80102'}
        theme="light"
        density="regular"
        areShortcutsOn
        signInHref="#"
        isRail={false}
        find={<ContentSearch source={aCollege().search} hrefOf={() => '#'} onOpen={() => undefined} />}
        onLanguageChange={onLanguageChange}
        onThemeChange={() => undefined}
        onDensityChange={() => undefined}
        onShortcutsChange={() => undefined}
        onRailChange={() => undefined}
        onSignOut={onSignOut}
      >
        <p>正文</p>
      </AppShell>,
    );
    const shell = appShell(driver);
    expect(await shell.entry(isChinese ? '工作台' : 'Workbench').find()).toHaveAttribute('href', '#workbench');
    await shell.chooseLanguage(isChinese ? 'en' : 'zh');
    expect(onLanguageChange).toHaveBeenCalledWith(isChinese ? '80102' : '80101');
    await shell.signOut();
    expect(onSignOut).toHaveBeenCalledOnce();
  });

  it('asks for a link and sets a password by it', async () => {
    const source = {
      requestReset: vi.fn(async (_email: string) => undefined),
      resetPassword: vi.fn(async (_reset: { token: string; fresh: string }) => undefined),
    };
    const page = { source, language: '80101', onLanguageChange: () => {}, signInHref: '#', requestHref: '#', onReset: () => {} };
    const asking = await open(locale, <ForgotPassword {...page} />);
    await forgotPassword(driver).ask('zhoumin@college.example');
    expect(source.requestReset).toHaveBeenCalledWith('zhoumin@college.example');
    await asking.unmount();
    await open(locale, <ForgotPassword {...page} token="once" />);
    await forgotPassword(driver).choose('river-stone-2026');
    await waitFor(() => expect(source.resetPassword).toHaveBeenCalledWith({ token: 'once', fresh: 'river-stone-2026' }));
  });
});
