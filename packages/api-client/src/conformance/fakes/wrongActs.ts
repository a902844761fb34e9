import { changed, recoded, withData, type Fault } from './fault';

/** One thing wrong with each of these calls: what saving and deleting do. */
export const wrongActs: Record<string, Fault> = {
  'a conflict that nobody notices': {
    path: 'POST /news/save',
    change: recoded('30009', '0'),
    call: 'saveNews',
    check: 'conflict',
    got: /code 0/,
  },
  'a conflict without the current record': {
    path: 'POST /dic/talentDemandSave',
    change: changed((envelope) => (envelope.code === '30009' ? { ...envelope, data: null } : envelope)),
    call: 'saveTalentReport',
    check: 'conflict',
    got: /no record/,
  },
  'a delete that deletes nothing': {
    path: 'GET /profession/detail',
    change: changed((envelope) => (envelope.code === '30004' ? { ...envelope, code: '0' } : envelope)),
    call: 'deleteCollegeMajor',
    check: 'rule',
    got: /code 0/,
  },
  'a save that answers something else than it stores': {
    path: 'POST /profession/add',
    change: withData((data: { record: object }) => ({ ...data, record: { ...data.record, comments: 'something else' } })),
    call: 'addCollegeMajor',
    check: 'rule',
    got: /something else/,
  },
  'a save that saves nothing': {
    path: 'POST /course/updatecoursegoal',
    change: () => Response.json({ code: '0', message: '', data: { id: 1 } }),
    isMadeUp: true,
    call: 'updateCourseGoal',
    check: 'rule',
    got: /goal 1/,
  },
};
