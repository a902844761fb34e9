import { expect } from 'vitest';
import {
  bindingForm,
  copyCourse,
  copyCourses,
  courseCard,
  courseChoice,
  coursePicker,
  gapsPanel,
  goalPanel,
  indicatorRuler,
  leaveDialog,
  majorDetail,
  majorHome,
  majorList,
  matrixConflict,
  matrixExport,
  matrixImport,
  matrixPage,
  matrixQuestions,
  myCourses,
  pointsUpload,
  projectTable,
  quickAdd,
  requirementEditor,
  taskGoals,
  termHint,
  threadPanel,
  transferPicker,
  workbenchHome,
} from '../../../packages/curriculum-widgets/src/testing';
import { walkStories } from './walkStories';

const dataStructures = /^(数据结构|Data Structures)$/;

walkStories({
  async 'copying/CopyCourse/CopyCourse Closed'({ driver }) {
    const wizard = await copyCourse(driver).open();
    await wizard.dialog.find();
  },
  async 'copying/CopyOrigin/CopyOrigin Copied'({ driver }) {
    await copyCourse(driver)
      .origin(/数据结构|Data Structures/)
      .find();
  },
  async 'copying/CopyCourses/CopyCourses Typical'({ driver }) {
    const several = copyCourses(driver);
    await several.chooseMajor({ school: '明理大学', college: '计算机学院', major: '计算机科学与技术' });
    await several.goOn();
    await several.courses.find();
    await several.takeSuggestions(4);
  },
  async 'course-units/CoursePicker/CoursePicker Typical'({ driver }) {
    const picker = coursePicker(driver);
    await picker.link('mine', dataStructures).find();
    await picker.find('数据');
    await picker.section('found').find();
  },
  async 'course-units/CourseChoice/CourseChoice Searched'({ driver }) {
    const choice = courseChoice(driver);
    await choice.find('数据库');
    await driver.gone(choice.course('高等数学'));
    await choice.course('数据库原理').find();
  },
  async 'course-units/LeaveDialog/LeaveDialog ExistingUnit'({ driver, args }) {
    await leaveDialog(driver).stay();
    expect(args.onStay).toHaveBeenCalledOnce();
  },
  async 'course-units/PointsUpload/PointsUpload TwoKinds'({ driver }) {
    const upload = pointsUpload(driver);
    await upload.choose('point');
    await upload.uploadButton.find();
    await upload.preview.find();
  },
  async 'course-units/PointsPreview/PointsPreview PointsAgainstKsa'({ driver }) {
    await pointsUpload(driver).point('链表').find();
  },
  async 'course-units/ProjectTable/ProjectTable Typical'({ driver }) {
    const table = projectTable(driver);
    await table.addRow();
    await table.write(7, 'name', '查找');
    expect(await driver.read(table.cell(7, 'name'))).toBe('查找');
    await table.removeRow(7);
    await driver.gone(table.cell(7, 'name'));
  },
  async 'goals/GoalEdit/GoalEdit Add'({ driver }) {
    const goals = goalPanel(driver);
    await driver.write(goals.entry(1), '说明算法为何终止');
    expect(await driver.read(goals.entry(1))).toBe('说明算法为何终止');
  },
  async 'majors/CourseCard/CourseCard Typical'({ driver }) {
    const card = courseCard(driver, '数据结构');
    await card.link.find();
    await card.progress.find();
  },
  async 'majors/MajorDetail/MajorDetail Editable'({ driver }) {
    const major = majorDetail(driver);
    await major.requirements.write('1.1', '能表达工程问题');
    await major.undo();
    expect(await driver.read(major.requirements.field('1.1'))).not.toBe('能表达工程问题');
    await major.editFacts();
  },
  async 'majors/MajorDetail/MajorDetail DeletionSaysWhatBreaks'({ driver }) {
    const major = majorDetail(driver);
    await major.requirements.remove('1.1');
    await major.question.find();
    await major.removeWithAll();
    await major.renumber();
    await expect.poll(() => driver.read(major.requirements.field('1.1'))).toMatch(/^1\.1 能对具体对象/);
  },
  async 'majors/MajorHome/MajorHome Editable'({ driver, isChinese }) {
    const home = majorHome(driver);
    const course = home.course(isChinese ? '数据结构' : 'Data Structures');
    await course.link.find();
    await course.choose();
    await home.matrix.find();
    await home.majorButton('edit').find();
    await driver.click(home.indicator('9.2'));
    await home.indicatorLink.find();
    await driver.gone(course.card);
    await home.showAll();
    await course.card.find();
    await home.showMine();
  },
  async 'majors/MajorHome/MajorHomeActs Renamed'({ driver, isChinese }) {
    const home = majorHome(driver);
    await home.course(isChinese ? '数据结构' : 'Data Structures').act(/^(重命名|Rename)…$/);
    await home.rename('Structures');
    await home.course('Structures').menuButton.find();
  },
  async 'majors/MajorHome/MajorHomeActs Deleted'({ driver, isChinese }) {
    const home = majorHome(driver);
    const course = home.course(isChinese ? '数据结构' : 'Data Structures');
    await course.act(/^(删除课程|Delete course)…$/);
    await home.question.find();
    await home.confirmDeletion();
    await driver.gone(course.card);
  },
  async 'majors/MajorList/MajorList Many'({ driver, isChinese }) {
    const list = majorList(driver);
    await list.link('homeOf', isChinese ? '软件工程' : 'Software Engineering').find();
    await list.find('080902');
  },
  async 'majors/RequirementEditor/RequirementEditor ByKeys'({ driver }) {
    const editor = requirementEditor(driver);
    await editor.write('1', '工程知识二', 'zh');
    expect(await driver.read(editor.field('1'))).toBe('工程知识二');
    await editor.move('1.1', 'moveDown');
    await editor.editor.find();
  },
  async 'matrices/BindingForm/BindingForm GoalMovesHere'({ driver }) {
    const form = bindingForm(driver);
    await form.choose('strong');
    await form.toggle('G1');
    await form.goal('G1').find();
  },
  async 'matrices/DeleteBreaks/DeleteBreaks Typical'({ driver }) {
    await driver.click(driver.part('button', { name: /^(删除|Delete) ?K3/ }));
    const questions = matrixQuestions(driver);
    await questions.deletion.find();
    await questions.confirmDeletion();
    await driver.gone(questions.deletion);
  },
  async 'matrices/MatrixLoss/MatrixLoss Binding'({ driver, args }) {
    const questions = matrixQuestions(driver);
    await questions.loss.find();
    await questions.confirmLoss();
    expect((args.question as { confirm: unknown }).confirm).toHaveBeenCalledOnce();
  },
  async 'matrices/GapsPanel/GapsPanel SampleProgramme'({ driver }) {
    const gaps = gapsPanel(driver);
    await gaps.gap(/^(指标点|Indicator point) ?11\.2/).find();
    await gaps.show('own');
  },
  async 'matrices/IndicatorRuler/IndicatorRuler Editable'({ driver }) {
    await indicatorRuler(driver).setSupport('1.2', 'strong');
    await indicatorRuler(driver).indicator('1.2').find();
  },
  async 'matrices/MatrixConflict/MatrixConflict Typical'({ driver, isChinese }) {
    const conflict = matrixConflict(driver);
    await conflict.take(/^(数据结构，|Data Structures, )1\.3/, 'theirs');
    await conflict.takeLine(isChinese ? '数据结构' : 'Data Structures', 'mine');
    await conflict.takeAll('theirs');
    await conflict.save();
  },
  async 'matrices/MatrixExport/MatrixExport MajorMatrix'({ driver }) {
    await matrixExport(driver).download('majorMatrix');
  },
  async 'matrices/MatrixGrid/MatrixGrid Squares'({ driver }) {
    await matrixPage(driver)
      .cell(/^离散数学/, 1)
      .find();
  },
  async 'matrices/MatrixImport/MatrixImport Opened'({ driver }) {
    const reading = matrixImport(driver);
    await reading.open();
    await reading.dialog.find();
  },
  async 'matrices/TaskGoals/TaskGoals Edit'({ driver }) {
    const goals = taskGoals(driver);
    await goals.write(1, 'description', '画出树');
    expect(await driver.read(goals.cell(1, 'description'))).toBe('画出树');
  },
  async 'matrices/ThreadPanel/ThreadPanel TeachingGoal'({ driver }) {
    await threadPanel(driver)
      .item('up', /^(指标点|Indicator point) /)
      .find();
  },
  async 'overview/MyCourses/MyCourses Typical'({ driver }) {
    const mine = myCourses(driver);
    await mine.collapseAll();
    await mine.expandAll();
    await mine.course('数据结构').find();
  },
  async 'overview/WorkbenchHome/WorkbenchHome Default'({ driver }) {
    const home = workbenchHome(driver);
    await home.section('drafts').find();
    await home.groupBy('byCourse');
    await home.discard('数据结构');
    await home.discardQuestion('数据结构').find();
  },
  async 'overview/FirstSteps/FirstSteps EmptyMajor'({ driver }) {
    await workbenchHome(driver).firstSteps('major').find();
    await workbenchHome(driver).toggleFirstSteps('hide');
    await driver.gone(workbenchHome(driver).firstSteps('major'));
    await workbenchHome(driver).toggleFirstSteps('show');
  },
  async 'support/QuickAdd/QuickAdd KsaCodes'({ driver, args }) {
    await quickAdd(driver).choose('weak');
    await quickAdd(driver).add('K1 S2');
    expect(args.onAdd).toHaveBeenCalledOnce();
  },
  async 'support/TermHint/TermHint Typical'({ driver }) {
    const hint = termHint(driver, '课点');
    await hint.open();
    await hint.dialog.find();
  },
  async 'support/TransferPicker/TransferPicker Ksa'({ driver }) {
    const picker = transferPicker(driver);
    await picker.list('all').find();
    await picker.find('K');
    await picker.quickAdd.field.find();
  },
});
