import { expect } from 'vitest';
import {
  approvalSteps,
  comments,
  completionPopup,
  courseEditions,
  editHistory,
  editionBand,
  editionComparison,
  editionList,
  goalShareTable,
  mergeDesk,
  mergeReceipt,
  pastePreview,
  percentTable,
  presence,
  publishedEdition,
  receiptList,
  reportExport,
  reportLinks,
  reviewDesk,
  savingProgress,
  scenarioTable,
  scheduleTable,
  standardUpgrade,
  syllabusChoices,
  syllabusOutline,
  textTranslations,
  transferPicker,
  trashList,
} from '../../../packages/curriculum-widgets/src/testing';
import { walkStories } from './walkStories';

walkStories({
  async 'comments/CommentDialog/CommentDialog Typical'({ driver }) {
    await comments(driver).dialog('数据结构').find();
  },
  async 'comments/CommentList/CommentList Typical'({ driver }) {
    const list = comments(driver);
    await list.list.find();
    await list.start('学时是否偏少？');
    await list.show('resolved');
  },
  async 'comments/CommentMark/CommentMark Typical'({ driver }) {
    await comments(driver).mark('教学目标 2').find();
  },
  async 'comments/CommentMark/CommentMark Finding'({ driver }) {
    await comments(driver).mark('教学目标 2').find();
  },
  async 'comments/CommentMark/CommentMark FindingsAndDiscussions'({ driver }) {
    await comments(driver).mark('教学目标 2').find();
  },
  async 'comments/CommentDialog/CommentDialog Fixes'({ driver, args }) {
    await comments(driver).findings.find();
    await driver.click(comments(driver).fix(/^(改为|Change to) ?[「“]解释栈/));
    expect((args.fixes as { applyFix: unknown }).applyFix).toHaveBeenCalled();
  },
  async 'comments/CommentThread/CommentThread Typical'({ driver }) {
    await comments(driver).reply(comments(driver).thread('数据结构'), '同意');
  },
  async 'comments/PlaceComments/PlaceComments Typical'({ driver }) {
    await comments(driver).mark('数据结构').find();
  },
  async 'completion/CompletionPopup/CompletionPopup Partial'({ driver }) {
    await completionPopup(driver).bar('courseMatrix').find();
    await completionPopup(driver).close();
  },
  async 'completion/SavingProgress/SavingProgress Running'({ driver }) {
    await savingProgress(driver).saving.find();
  },
  async 'completion/SavingProgress/SavingProgress Failed'({ driver }) {
    await savingProgress(driver).failed.find();
    await savingProgress(driver).retry();
  },
  async 'editions/CourseEditions/CourseEditions Many'({ driver }) {
    await courseEditions(driver).edition('2024 版').find();
  },
  async 'editions/EditionBand/EditionBand Typical'({ driver, args }) {
    await editionBand(driver).leave();
    await editionBand(driver).act('compare');
    expect(args.onCompare).toHaveBeenCalledOnce();
  },
  async 'editions/EditionComparison/EditionComparison Typical'({ driver }) {
    const comparison = editionComparison(driver);
    await comparison.row(/数据结构|Data Structures/).find();
    await comparison.next();
    await comparison.showKind('texts');
  },
  async 'editions/EditionList/EditionList Typical'({ driver, args }) {
    const list = editionList(driver);
    await list.row(/^2026 修订/).find();
    await list.act('compare', '2026 修订');
    expect(args.onCompare).toHaveBeenCalledOnce();
    await list.actInMenu('delete', '2026 修订');
  },
  async 'editions/EditionList/EditionListPublishing PublishedAnew'({ driver }) {
    const list = editionList(driver);
    await list.startPublishing({ name: '2027 版', entryYear: '2027' });
    await expect.poll(() => list.publishButton.query()).toBeEnabled();
    await list.publish();
    await list.row(/^2027 版/).find();
    await list.actInMenu('links', '2026 版');
    await expect.poll(() => list.links.createButton.query()).toBeEnabled();
    await list.links.create();
    expect(await driver.read(list.links.address(1))).toMatch(/\/published\?link=/);
    await list.links.close();
    await list.withdraw('2026 版', '学分有误');
  },
  async 'editions/MergeDesk/MergeDesk NoConflict'({ driver }) {
    const desk = mergeDesk(driver);
    await desk.desk.find();
    await driver.click(desk.finishButton);
    await desk.question.find();
  },
  async 'editions/MergeReceipt/MergeReceipt Typical'({ driver }) {
    const receipt = mergeReceipt(driver);
    await receipt.receipt('merge').find();
    await receipt.undo();
    await receipt.undoQuestion.find();
  },
  async 'editions/PublishedEdition/PublishedEdition Home'({ driver, args }) {
    await publishedEdition(driver).chooseLanguages('both');
    await publishedEdition(driver).openBooklet();
    await publishedEdition(driver).downloadBooklet();
    const { prepareBooklet } = args.dataSource as { prepareBooklet: unknown };
    await expect.poll(() => prepareBooklet).toHaveBeenCalled();
  },
  async 'editions/ReceiptList/ReceiptList Typical'({ driver }) {
    await receiptList(driver).view('2026 修订[”」]').find();
  },
  async 'editions/RedlineMatrix/RedlineMatrix Typical'({ driver }) {
    await editionComparison(driver)
      .row(/数据结构|Data Structures/)
      .find();
  },
  async 'editions/ScenarioTable/ScenarioTable Typical'({ driver }) {
    const scenarios = scenarioTable(driver);
    await scenarios.table.find();
    await scenarios.showDifferences();
    await scenarios.recalculate();
  },
  async 'editions/StandardUpgrade/StandardUpgrade Mapping'({ driver }) {
    const upgrade = standardUpgrade(driver);
    await upgrade.progress.find();
    await upgrade.answer(1, 'met');
  },
  async 'editions/StandardUpgrade/StandardUpgrade Choose'({ driver, isChinese }) {
    const upgrade = standardUpgrade(driver);
    const standard = isChinese ? '工程教育认证标准（2024版）' : 'Engineering education accreditation criteria, 2024';
    await upgrade.chooseStandard(standard);
    await upgrade.progress.find();
  },
  async 'editions/StandardUpgrade/StandardUpgrade Done'({ driver }) {
    const upgrade = standardUpgrade(driver);
    await expect.poll(() => upgrade.finishButton.query()).toBeEnabled();
    await upgrade.finish();
    await upgrade.doneTitle.find();
    await upgrade.receiptLink.find();
  },
  async 'history/EditHistory/EditHistory ByDay'({ driver }) {
    const history = editHistory(driver);
    await history.day('2026-05-14').find();
    await history.show('points');
  },
  async 'history/TrashList/TrashList Some'({ driver, isChinese }) {
    const trash = trashList(driver);
    await trash.row(isChinese ? '数据结构' : 'Data Structures').find();
    await trash.restore(isChinese ? '数据结构' : 'Data Structures');
  },
  async 'matrices/clipboard/PastePreview Preview'({ driver }) {
    await pastePreview(driver)
      .change(/^(数据结构|Data Structures) 1\.2/)
      .find();
    await pastePreview(driver).apply(4);
  },
  async 'presence/Presence/Presence Typical'({ driver }) {
    await presence(driver).open();
    await presence(driver).dialog.find();
  },
  async 'presence/PresenceMarks/PresenceMarks Typical'({ driver }) {
    await presence(driver).marks.find();
  },
  async 'reviews/ApprovalSteps/ApprovalSteps Typical'({ driver }) {
    const steps = approvalSteps(driver);
    await steps.deciders(1).find();
    await steps.rename(1, '专业组');
    await steps.add();
    await steps.save();
  },
  async 'reviews/ReviewDesk/ReviewDesk ToDecide'({ driver }) {
    const desk = reviewDesk(driver);
    await desk.section('summary').find();
    await desk.approveButton.find();
    await desk.askForChanges('请补充 5.2 的支撑。');
  },
  async 'support/TransferPicker/TransferDialog Opened'({ driver }) {
    await transferPicker(driver).list('strong').find();
  },
  async 'support/TransferPicker/TransferPopover HoldsWhatTheCellHolds'({ driver }) {
    await driver.click(driver.part('button', { place: 1 }));
    await transferPicker(driver).entryField.find();
  },
  async 'syllabus/DocumentTable/DocumentTable ProjectMatrix'({ driver }) {
    await goalShareTable(driver)
      .matrix(/项目矩阵|Project matrix/)
      .find();
  },
  async 'syllabus/ExamChoice/ExamChoice Exam'({ driver }) {
    await syllabusChoices(driver).chooseExam('assessment');
  },
  async 'syllabus/GoalShareTable/GoalShareTable InEdit'({ driver }) {
    await goalShareTable(driver).title.find();
  },
  async 'syllabus/GradeNote/GradeNote FiveBands'({ driver }) {
    await percentTable(driver).gradeNote.find();
  },
  async 'syllabus/PercentTable/PercentTable Read'({ driver }) {
    await percentTable(driver).title.find();
    await percentTable(driver).choose('fiveLevel');
  },
  async 'syllabus/ReportArchive/ReportArchive Typical'({ driver }) {
    const files = reportExport(driver);
    await files.archive(2).find();
    await files.chooseFile('pdfFile');
    await files.chooseLanguages('both');
  },
  async 'syllabus/ReportExport/ReportExport Downloads'({ driver }) {
    await reportExport(driver).download('word');
  },
  async 'syllabus/ReportLinks/ReportLinks Links'({ driver }) {
    await reportLinks(driver).open();
    await reportLinks(driver).address(1).find();
    await reportLinks(driver).close();
  },
  async 'syllabus/ScheduleTable/ScheduleTable Read'({ driver }) {
    await scheduleTable(driver).title.find();
  },
  async 'syllabus/Signatures/Signatures FourLines'({ driver }) {
    await syllabusOutline(driver).signatures.find();
  },
  async 'syllabus/SyllabusOutline/SyllabusOutline Missing'({ driver }) {
    await syllabusOutline(driver).outline.find();
    await syllabusOutline(driver).next();
  },
  async 'syllabus/TermSelect/TermSelect Open'({ driver }) {
    await driver.click(syllabusChoices(driver).term);
  },
  async 'translations/TextTranslations/TextTranslations Translating'({ driver }) {
    const texts = textTranslations(driver);
    await texts.grid.find();
    await texts.show('missing');
  },
});
