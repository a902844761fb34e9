import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Notice } from './notice';
import { isMailDue, mailedNotices } from './noticeMail';
import { noticeSentence, noticeTexts } from './noticeTexts';

const timeZone = 'Asia/Shanghai';
const minute = 60_000;
const start = Date.parse('2026-05-12T09:00:00+08:00');
const after = (minutes: number) => new Date(start + minutes * minute);

const notice = (change: Partial<Notice> = {}): Notice => ({
  id: 'thread:1',
  kind: 'mention',
  at: after(0).toISOString(),
  isNew: true,
  count: 1,
  userName: '李航',
  subject: '数据结构',
  text: '',
  act: null,
  place: { majorId: 1, courseId: 4, here: null, proposalId: null },
  ...change,
});

describe('a mail is due', () => {
  it('never to whoever wants none, and at once in rounds of five minutes', () => {
    expect(isMailDue('off', after(0), after(100_000), timeZone)).toBe(false);
    expect(isMailDue('atOnce', after(0), after(4), timeZone)).toBe(false);
    expect(isMailDue('atOnce', after(0), after(5), timeZone)).toBe(true);
  });

  it('daily from seven in the morning on, once a day, and after a day on which the server was away', () => {
    const at = (time: string) => new Date(`2026-05-${time}:00+08:00`);
    const due = (considered: string, now: string) => isMailDue('daily', at(considered), at(now), timeZone);
    expect(due('12T07:00', '13T06:59')).toBe(false);
    expect(due('12T07:00', '13T07:00')).toBe(true);
    expect(due('13T07:00', '13T23:59')).toBe(false);
    expect(due('12T06:00', '12T07:10')).toBe(true);
    expect(due('10T07:00', '13T15:00')).toBe(true);
  });

  it('with nothing in it where a clock ran ahead, and not for the seconds by which clocks of servers differ', () => {
    for (const mode of ['atOnce', 'daily'] as const) {
      expect(isMailDue(mode, after(3000), after(0), timeZone)).toBe(true);
      expect(isMailDue(mode, after(1), after(0), timeZone)).toBe(false);
    }
    expect(mailedNotices([notice({ at: after(-2).toISOString() })], after(3000), after(1))).toEqual([]);
  });
});

describe('a mail has', () => {
  it('what rested and was not looked at; changes rest for an hour', () => {
    const change = notice({ id: 'change:4', kind: 'change' });
    const mailed = (...[from, to]: [number, number]) => mailedNotices([notice(), change], after(from), after(to)).map(({ id }) => id);
    expect(mailed(-5, 1)).toEqual([]);
    expect(mailed(1, 6)).toEqual(['thread:1']);
    expect(mailed(6, 59)).toEqual([]);
    expect(mailed(59, 64)).toEqual(['change:4']);
    expect(mailedNotices([notice({ isNew: false })], after(1), after(6))).toEqual([]);
  });

  it('each notice once, whenever the rounds are', () => {
    const rounds = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 20 });
    const kind = fc.constantFrom('mention', 'change', 'review' as const);
    fc.assert(
      fc.property(rounds, kind, fc.integer({ min: 0, max: 60 }), (waits, kindOfNotice, at) => {
        const told = notice({ kind: kindOfNotice, at: after(at).toISOString() });
        let considered = 0;
        let mails = 0;
        for (const wait of [...waits, 200]) {
          mails += mailedNotices([told], after(considered), after(considered + wait)).length;
          considered += wait;
        }
        expect(mails).toBe(1);
      }),
    );
  });
});

it('a notice says the same on screens and in mails', () => {
  expect(noticeSentence(notice({ count: 2, kind: 'change' }), noticeTexts.zh)).toBe('李航修改了数据结构，2 处');
  expect(noticeSentence(notice({ userName: null, subject: '' }), noticeTexts.en)).toBe('Somebody mentioned you: Unnamed course unit');
  expect(noticeSentence(notice({ kind: 'decision', act: 'merged' }), noticeTexts.zh)).toBe('已通过并由李航并入：数据结构');
});
