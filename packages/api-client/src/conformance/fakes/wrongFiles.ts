import type { Fault } from './fault';

function withoutName(answer: Response) {
  const headers = new Headers(answer.headers);
  headers.delete('content-disposition');
  return new Response(answer.body, { headers });
}

/** One thing wrong with each of these calls: files and streams. */
export const wrongFiles: Record<string, Fault> = {
  'a file without a name': {
    path: 'GET /v4/support/completion/exportcoursecompletion/table',
    change: withoutName,
    call: 'exportCompletion',
    check: 'file',
    got: /bytes/,
  },
  'a file of another kind': {
    path: 'POST /major/v2.0/download/onlypoint',
    change: (answer) => new Response('title,description', { headers: answer.headers }),
    call: 'downloadPointTemplate',
    check: 'file',
    got: /beginning/,
  },
  'a stream that never reaches 100': {
    path: 'GET /manage/copycourse',
    change: async (answer) => new Response((await answer.text()).replaceAll('"percent":100', '"percent":99'), { headers: answer.headers }),
    call: 'watchCopy',
    check: 'rule',
    got: /percent/,
  },
  'a stream that is none': {
    path: 'POST /manage/copycourse',
    change: () => Response.json({ code: '0', message: '', data: [] }),
    isMadeUp: true,
    call: 'copyCourse',
    check: 'events',
    got: /HTTP 200/,
  },
};
