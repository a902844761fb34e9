import {
  collegeMajorEditor,
  collegeMajorList,
  contentSearch,
  deadlinePlan,
  departments,
  findingList,
  imageUpload,
  jobDashboard,
  matchingPane,
  matrixCharts,
  newsList,
  notices,
  occupationBrowser,
  occupationEditor,
  occupationLevels,
  occupationList,
  occupationsPage,
  outlineList,
  policyList,
  progressBoard,
  qualificationDirectory,
  ruleSettings,
  savedViews,
  socketChannel,
  talentReportForm,
  talentReportList,
  teachStandard,
} from '../../../packages/curriculum-widgets/src/testing';
import { walkStories } from './walkStories';

walkStories({
  async 'assistant/MatchingPane/MatchingPane ThreeResults'({ driver }) {
    const pane = matchingPane(driver);
    await pane.pane.find();
    await pane.find('树');
    await pane.results.find();
  },
  async 'chat/SocketChannel/SocketChannel Idle'({ driver }) {
    const channel = socketChannel(driver);
    await channel.log.find();
    await channel.connect();
  },
  async 'college-majors/CollegeMajorEditor/CollegeMajorSaving RelatedRows'({ driver }) {
    const editor = collegeMajorEditor(driver);
    await editor.write('code', '080902');
    await editor.row(1).find();
    await editor.addRelated(3, '网络工程');
    await editor.save();
  },
  async 'college-majors/CollegeMajorList/CollegeMajorList Many'({ driver, isChinese }) {
    const list = collegeMajorList(driver);
    await list.remove(isChinese ? '软件工程' : 'Software Engineering');
    await list.find('080901');
    await list.view(isChinese ? '计算机科学与技术' : 'Computer Science and Technology').find();
  },
  async 'college-majors/TeachStandard/TeachStandard Typical'({ driver }) {
    const standard = teachStandard(driver);
    await standard.showOwnOnly();
    await standard.entry('0809').find();
    await standard.major(/^(软件工程|Software Engineering)$/).find();
  },
  async 'deadlines/DeadlinePlan/DeadlinePlan Typical'({ driver }) {
    const plan = deadlinePlan(driver);
    await plan.rename('定稿', '终稿');
    await plan.setShare('终稿', 80);
    await plan.toggleReminder(14);
    await plan.save();
  },
  async 'deadlines/ProgressBoard/ProgressBoard Typical'({ driver }) {
    const board = progressBoard(driver);
    await driver.click(board.major('专业 1'));
    await board.courses('专业 1').find();
    await board.showPressing();
    await board.show('table');
  },
  async 'deadlines/ProgressBoard/ProgressBoard ToNotify'({ driver }) {
    await progressBoard(driver).notify();
    await progressBoard(driver).notifyDialog.find();
  },
  async 'directories/PolicyList/PolicyList Typical'({ driver }) {
    const policies = policyList(driver);
    await policies.group(/^(国家|National)$/).find();
    await policies.choose(/^(部委|Ministry)/);
    await policies.group(/^(部委|Ministry)$/).find();
  },
  async 'directories/QualificationDirectory/QualificationDirectory Many'({ driver }) {
    const directory = qualificationDirectory(driver);
    await directory.open(/^(教师资格|Teacher)$/);
    await directory.dialog(/教师资格|Teacher/).find();
  },
  async 'feedback/ImageUpload/ImageUpload Full'({ driver }) {
    const images = imageUpload(driver);
    await images.image('1.png').find();
    await images.remove('1.png');
    await driver.gone(images.image('1.png'));
  },
  async 'job-info/JobDashboard/JobDashboard Default'({ driver }) {
    const jobs = jobDashboard(driver);
    await jobs.show('city');
    await jobs.chart('cityShare').find();
    await jobs.filter('jobType', /^(全职|Full-time)/);
  },
  async 'job-info/SampleJob/SampleJob Typical'({ driver }) {
    await jobDashboard(driver).back.find();
  },
  async 'job-info/MatrixCharts/MatrixCharts Default'({ driver }) {
    await matrixCharts(driver).chart('support').find();
    await matrixCharts(driver).major.find();
  },
  async 'news/NewsList/NewsList Written'({ driver, isChinese }) {
    const news = newsList(driver);
    await news.add({ title: '停课通知', content: '周三停课一天。' });
    const brief = isChinese ? '关于核对教学目标的通知' : 'Check your teaching goals';
    await news.read(brief);
    await news.item(brief).find();
  },
  async 'notices/NoticeBell/NoticeBell Typical'({ driver }) {
    await notices(driver).open();
    await notices(driver).list.find();
  },
  async 'notices/NoticeList/NoticeList Typical'({ driver }) {
    await notices(driver)
      .notice(/提到了您|mentioned you/)
      .find();
  },
  async 'notices/NewNotices/NewNotices Typical'({ driver }) {
    await notices(driver).fresh.find();
  },
  async 'occupations/OccupationBrowser/OccupationBrowser Top'({ driver }) {
    const book = occupationBrowser(driver);
    await driver.click(book.entry(/专业技术人员|Professional and technical/));
    await book.up();
    await book.find('工程');
  },
  async 'occupations/OccupationBrowser/OccupationBrowserSearch SearchResults'({ driver }) {
    const book = occupationBrowser(driver);
    await book.find('2-02-38');
    await driver.click(book.entry(/^2-02-38-01 /));
    await driver.gone(book.results('2-02-38'));
    await book.backToResults();
    await book.results('2-02-38').find();
  },
  async 'occupations/OccupationEditor/OccupationEditor New'({ driver }) {
    const editor = occupationEditor(driver);
    await editor.write('name', '测试工程师');
    await editor.setProportion(1, 40);
    await editor.addSkill();
    await editor.removeSkill(2);
    await editor.save();
  },
  async 'occupations/OccupationFacts/OccupationFacts Typical'({ driver }) {
    await occupationBrowser(driver).facts.find();
  },
  async 'occupations/OccupationList/OccupationList Many'({ driver }) {
    const list = occupationList(driver);
    await list.row(/\D1$/).find();
    await list.create.find();
  },
  async 'occupations/OccupationLookup/OccupationLookup Lookup'({ driver }) {
    await occupationBrowser(driver).page('about').find();
  },
  async 'occupations/OccupationsPage/OccupationsPage Dictionary'({ driver }) {
    await occupationsPage(driver).tab('records').find();
    await occupationsPage(driver).dictionary.search.find();
  },
  async 'organisation/Departments/Departments ConflictPutOff'({ driver, isChinese }) {
    const page = departments(driver);
    await page.major(isChinese ? '软件工程' : 'Software Engineering').find();
    await page.startDeleting(isChinese ? '软件工程' : 'Software Engineering');
    await page.confirm('deleteMajor');
  },
  async 'organisation/OccupationLevels/OccupationLevels ByKeyboard'({ driver }) {
    const levels = occupationLevels(driver);
    await levels.expandAll();
    await levels.find('软件');
    await levels.tree.find();
  },
  async 'outlines/OutlineList/OutlineList Managed'({ driver, isChinese }) {
    const outlines = outlineList(driver);
    const title = isChinese ? '计算机网络' : 'Computer Networks';
    await outlines.switch(title, 'switchOff');
    await outlines.read(title);
    await outlines.outline(title).find();
  },
  async 'rules/FindingList/FindingList Typical'({ driver }) {
    const findings = findingList(driver);
    await findings.groupBy('course');
    await findings.list.find();
  },
  async 'rules/FindingList/FindingList FixConfirmed'({ driver, isChinese }) {
    const findings = findingList(driver);
    await findings.find(isChinese ? '课点没有用到' : 'Points never used');
    const finding = findings.finding(/课点1 用例|Use cases/);
    await driver.click(finding);
    await driver.click(findings.fix(isChinese ? '删除…' : 'Delete…'));
    await findings.confirmFix(isChinese ? '删除' : 'Delete');
    await driver.gone(finding);
  },
  async 'rules/RuleSettings/RuleSettings Typical'({ driver, isChinese }) {
    const rules = ruleSettings(driver);
    const rule = isChinese ? '没有毕业要求' : 'No graduation requirements';
    await rules.toggle(rule);
    await rules.switch(rule).find();
    await rules.save();
  },
  async 'search/ContentSearch/ContentSearch Empty'({ driver }) {
    const search = contentSearch(driver);
    await search.find('数据结构');
    await search.results.find();
  },
  async 'search/SavedViews/SavedViews NotSaved'({ driver }) {
    const views = savedViews(driver);
    await views.save('本周要改');
    await views.view('本周要改').find();
    await views.remove('本周要改');
  },
  async 'talent/TalentReportForm/TalentReportForm New'({ driver }) {
    const report = talentReportForm(driver);
    await report.write('name', '软件人才需求报告');
    await report.chooseType('evaluation');
    await report.save();
  },
  async 'talent/TalentReportList/TalentReportList Deleted'({ driver, isChinese }) {
    const list = talentReportList(driver);
    await list.view(isChinese ? '大数据人才需求报告2026' : 'Big data: talent demand 2026').find();
    await list.remove(isChinese ? '大数据人才需求报告2026' : 'Big data: talent demand 2026');
  },
});
