import { recoded, type Fault } from './fault';

/** One thing wrong with each of these calls: how calls refuse: without a sign-in, and on bad input. */
export const wrongRefusals: Record<string, Fault> = {
  'an internal error on bad input': {
    path: 'GET /course/getcoursegoal',
    change: recoded('30001', '50000'),
    call: 'getCourseGoals',
    check: 'required',
    got: /query\.courseId, query\.majorId: .*50000/,
  },
  'status 500 on bad input': {
    path: 'GET /matrix/pointnrelate',
    change: async (answer) => ((await answer.clone().json()).code === '30001' ? new Response('', { status: 500 }) : answer),
    call: 'getCourseMatrixChoices',
    check: 'wrong',
    got: /HTTP 500/,
  },
  'a refusal that ends the sign-in': {
    path: 'GET /matrix/ksanrelate',
    change: recoded('30001', '20021'),
    call: 'getProjectMatrixChoices',
    check: 'required',
    got: /20021/,
  },
  'no sign-in asked for': {
    path: 'POST /dic/pageJobDirectory',
    change: recoded('20021', '0'),
    call: 'listQualifications',
    check: 'signIn',
    got: /code 0/,
  },
  'a missing sign-in refused by another code': {
    path: 'POST /search/dicjobdirectory',
    change: recoded('20021', '30003'),
    call: 'searchQualifications',
    check: 'signIn',
    got: /30003/,
  },
  'an upload without a bound': {
    path: 'POST /media/base64img',
    change: recoded('30001', '0'),
    call: 'encodeImage',
    check: 'tooLarge',
    got: /code 0/,
  },
};
