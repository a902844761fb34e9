import {
  checkMajor as checkMajorCall,
  exportProgress,
  getDeadlines,
  getProgressBoard,
  notifyLeaders as notifyLeadersCall,
  saveDeadlines,
} from '@college/api-client/contract';
import {
  boardRows,
  deadlineFieldNames,
  leaderNoticeFieldNames,
  progressReport,
  progressWords,
  workbookFileName,
} from '@college/curriculum-model';
import { handle, type MountedCall } from '../http/call';
import { FileAnswer, xlsxType } from '../http/fileAnswer';
import { successMessages } from '../http/successMessages';
import { writeSheet } from '../workbook';
import { checkMajor } from './checkMajor';
import { notifyLeaders } from './notifyLeaders';
import { findPlan, presentPlan } from './planRepository';
import { readBoard } from './readBoard';
import { savePlan } from './savePlan';

/** The calls about deadlines and how far a college is. */
export const deadlineCalls: readonly MountedCall[] = [
  handle(getDeadlines, async ({ db, caller }) => presentPlan(await findPlan(db, caller.collegeId))),
  handle(saveDeadlines, ({ db, body, ...act }) => savePlan(db, body, act), {
    success: successMessages.saved,
    fieldNames: deadlineFieldNames,
  }),
  handle(notifyLeadersCall, ({ db, body, caller, now, dayOf }) => notifyLeaders(db, body, { caller, now, today: dayOf(now) }), {
    rights: ({ body }) => [...new Set(body.courseIds)].map((id) => ({ auth: 'manage', subject: { kind: 'course', id } })),
    fieldNames: leaderNoticeFieldNames,
  }),
  handle(getProgressBoard, ({ db, caller, now, dayOf, language }) => readBoard(db, caller, { today: dayOf(now), language })),
  handle(
    exportProgress,
    async ({ db, query: { keyword = '', departmentId = null, part = 'all', pressing }, caller, now, dayOf, language }) => {
      const board = await readBoard(db, caller, { today: dayOf(now), language });
      const rows = boardRows(board, { keyword, departmentId, part, isPressing: pressing === 1 });
      const sheets = Object.values(progressReport(rows, language)).map(({ name, columns, rows: cells }) => {
        return { name, columns: columns.map((header, at) => ({ header, width: at < 2 ? 28 : 12 })), rows: cells };
      });
      const name = workbookFileName([board.college, progressWords.title[language], board.today]);
      return new FileAnswer({ name, type: xlsxType, bytes: await writeSheet(...sheets) });
    },
  ),
  handle(checkMajorCall, ({ query: { majorId }, ...comparing }) => checkMajor(comparing, majorId)),
];
