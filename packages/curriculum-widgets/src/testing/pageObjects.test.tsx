import { UiProvider, type Locale } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import type { ReactNode } from 'react';
import { userEvent, waitFor, within } from 'storybook/test';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { currentOf, manageOf, replyCodes } from '@college/curriculum-model';
import { useState } from 'react';
import { CopyWizard } from '../copying/CopyWizard';
import { CourseUnitDetail } from '../course-units/CourseUnitDetail';
import { FeedbackDialog } from '../feedback/FeedbackDialog';
import { GoalPanel } from '../goals/GoalPanel';
import { MatrixPage } from '../matrices/MatrixPage';
import { ReadPage } from '../matrices/ReadPage';
import { aMatrixCollege } from '../matrices/fakes/aMatrixCollege';
import { ManageUsers } from '../people/ManageUsers';
import { EditPoints } from '../points/PointPopup';
import { LoginPage } from '../shell/LoginPage';
import { sampleReport } from '../syllabus/fakes/sampleReport';
import { PublicReport } from '../syllabus/PublicReport';
import { SyllabusEditor } from '../syllabus/SyllabusEditor';
import { aCollege } from '../support/fakes/aCollege';
import {
  copyWizard,
  courseUnitForm,
  feedbackDialog,
  goalPanel,
  loginPage,
  matrixPage,
  peopleList,
  pointEditor,
  publicReport,
  readPage,
  samplePassword,
  sampleUser,
  syllabusEditor,
  testingLibraryDriver,
} from '.';

const college = aCollege();
beforeEach(() => college.serve()());

const open = (locale: Locale, widget: ReactNode) =>
  render(
    <UiProvider locale={locale}>
      <ToastProvider>{widget}</ToastProvider>
    </UiProvider>,
  );

const driver = testingLibraryDriver({ within, waitFor, user: userEvent.setup({ delay: null }) });

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

  it('signs in with the code that is asked for', async () => {
    const onSignIn = vi.fn(() => new Promise<never>(() => {}));
    onSignIn.mockRejectedValueOnce(Object.assign(new Error('code'), { code: replyCodes.codeWanted }));
    await open(locale, <LoginPage language="80101" onLanguageChange={() => {}} onSignIn={onSignIn} />);
    await loginPage(driver).signIn({ account: sampleUser('courseLeader').email, password: samplePassword });
    await loginPage(driver).enterCode('123456');
    expect(onSignIn).toHaveBeenLastCalledWith(expect.objectContaining({ code: '123456' }), expect.anything());
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

  it('edits points and KSA items', async () => {
    const college = aCollege();
    await open(locale, <EditPoints source={college.points} majorId={1001} courseId={1004} onSaved={() => {}} />);
    const editor = pointEditor(driver);
    await editor.open();
    await editor.edit(2, { title: '顺序存储' });
    await editor.add(11, { title: '字符串', description: '模式匹配' });
    await editor.show('ksa');
    await editor.addItems('S', ['能画状态图']);
    await editor.tie('S1', [11]);
    await editor.close();
    const { points } = college.points.savePoints.mock.calls[0]![0];
    expect(points.map(({ title }) => title)).toEqual(expect.arrayContaining(['顺序存储', '字符串']));
    expect(college.points.saveKsa.mock.calls[0]![0].ksa.map(({ description }) => description)).toContain('能画状态图');
  });

  it('writes a course unit with a chapter', async () => {
    const college = aCollege();
    const user = sampleUser('majorLeader');
    const actor = { manage: manageOf(user), current: currentOf(user, 1001, '80101') };
    await open(locale, <CourseUnitDetail source={college.courseUnits} actor={actor} courseUnitId={1004} majorId={1001} />);
    const form = courseUnitForm(driver);
    const introduction = '线性表、树和图，以及在它们之上的算法与复杂度。';
    await form.fill({ name: '数据结构二', theory: '40', introduction });
    await form.fillChapter(1, { name: '开篇', theory: '4', practice: '2' });
    await form.save();
    await waitFor(() => expect(college.courseUnits.saveCourseUnit).toHaveBeenCalled());
    const { course } = college.courseUnits.saveCourseUnit.mock.calls[0]![0];
    expect(course).toMatchObject({ name: '数据结构二', introduction, theoryPeriod: 40 });
  });

  it('binds, places and saves in the matrices', async () => {
    const { matrices } = aMatrixCollege();
    await open(
      locale,
      <div style={{ height: 800 }}>
        <MatrixPage source={matrices} majorId={1001} courseId={1004} />
      </div>,
    );
    const page = matrixPage(driver);
    await page.setSupport(/数据结构|Data structures/i, 3, 'weak');
    await page.show('course');
    await page.place(/树与二叉树|Trees/, 2, locale === 'zh-CN' ? '课点1★' : 'Point 1★');
    await page.save();
    await waitFor(() => expect(matrices.saveMatrices).toHaveBeenCalled());
  });

  it('writes the course start report', async () => {
    const { syllabus } = aCollege({ as: 'majorLeader' });
    await open(locale, <SyllabusEditor source={syllabus} courseId={1004} isRevisable userId={1005} now={() => 0} />);
    const editor = syllabusEditor(driver);
    // In English the paper shows the English beside its record.
    await editor.write('examway', '机试', locale === 'zh-CN' ? 'zh' : 'en');
    await editor.save();
    await waitFor(() => expect(syllabus.saveReport).toHaveBeenCalled());
  });

  it('reads the matrices and the published report', async () => {
    const { matrices } = aMatrixCollege();
    const { unmount } = await open(locale, <ReadPage source={matrices} courseId={1004} type="matrix" />);
    await readPage(driver)
      .row('major', /数据结构|Data structures/i)
      .find();
    await unmount();

    function Report() {
      const [languages, setLanguages] = useState<'zh' | 'en' | 'both'>('zh');
      const source = { loadPublicReport: async () => sampleReport() };
      return <PublicReport source={source} link="x7Kq2mVb9TnR4sLw" languages={languages} onLanguagesChange={setLanguages} />;
    }
    await open(locale, <Report />);
    const report = publicReport(driver);
    await report.heading('《数据结构》开课说明').find();
    await report.chooseLanguages('en');
    await waitFor(() => expect(report.title.query()).not.toHaveTextContent('开课说明'));
  });

  it('finds, edits and disables people', async () => {
    const { people } = aCollege();
    await open(locale, <ManageUsers source={people} actor={sampleUser('collegeAdmin')} />);
    const list = peopleList(driver);
    const name = locale === 'zh-CN' ? '周敏' : 'Zhou Min';
    await list.find(name);
    await list.edit(name, { email: 'zhou.min@college.example' });
    expect(people.updatePerson).toHaveBeenCalledWith(expect.objectContaining({ email: 'zhou.min@college.example' }));
    await list.disable(name, 'away');
    expect(people.setDisabled).toHaveBeenCalledWith(expect.objectContaining({ isDisabled: true, reason: 'away' }));
    await list.enable(name);
  });
});
