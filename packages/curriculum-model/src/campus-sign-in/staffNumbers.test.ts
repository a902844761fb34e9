import { describe, expect, it } from 'vitest';
import { decideStaffNumbers, judgeStaffNumbers } from './judgeStaffNumbers';
import { parseStaffNumbers, staffNumberFault } from './parseStaffNumbers';

const accounts = [
  { id: 1, email: 'gu@college.example', staffNumber: '' },
  { id: 2, email: 'Zhou@college.example', staffNumber: '20' },
  { id: 3, email: 'lin@college.example', staffNumber: '30' },
];
const row = (email: string, staffNumber: string, was?: string) => ({ email: `${email}@college.example`, staffNumber, was });

describe('the dry run of staff numbers', () => {
  const judge = (...list: ReturnType<typeof row>[]) => judgeStaffNumbers({ list }, accounts).rows;

  it('says what would become of each row', () => {
    expect(judge(row('gu', '10'), row('zhou', '20'), row('lin', '31'), row('nobody', '40'))).toEqual([
      { outcome: 'set', now: '', ownerEmail: null },
      { outcome: 'unchanged', now: '20', ownerEmail: null },
      { outcome: 'set', now: '30', ownerEmail: null },
      { outcome: 'unknown', now: '', ownerEmail: null },
    ]);
  });

  it('takes the first of two rows with one address', () => {
    expect(judge(row('gu', '10'), row('GU', '11'))[1]).toEqual({ outcome: 'repeated', now: '', ownerEmail: null });
    expect(judge(row('zhou', '20'), row('zhou', '20')).map(({ outcome }) => outcome)).toEqual(['unchanged', 'repeated']);
  });

  it('names who has the number, or gets it by a row above', () => {
    expect(judge(row('gu', '30'))).toEqual([{ outcome: 'taken', now: '', ownerEmail: 'lin@college.example' }]);
    expect(judge(row('gu', '10'), row('zhou', '10'))[1]).toEqual({ outcome: 'taken', now: '20', ownerEmail: 'gu@college.example' });
  });

  it('gives a number that a row above took from its account', () => {
    expect(judge(row('lin', '31'), row('gu', '30')).map(({ outcome }) => outcome)).toEqual(['set', 'set']);
  });
});

describe('setting staff numbers', () => {
  it('stores what the dry run said, where nothing changed meanwhile', () => {
    const list = [row('gu', '10'), row('zhou', '20'), row('lin', '31')];
    const { rows } = judgeStaffNumbers({ list }, accounts);
    const { after, reply } = decideStaffNumbers({ list: list.map((one, at) => ({ ...one, was: rows[at]!.now })) }, accounts);
    expect(reply).toEqual({ stored: 3, problems: [] });
    expect([...after]).toEqual([
      [1, '10'],
      [2, '20'],
      [3, '31'],
    ]);
  });

  it('replaces no number that was not read, also where one address stands twice', () => {
    expect(decideStaffNumbers({ list: [row('zhou', '21'), row('gu', '10', ''), row('gu', '11', '')] }, accounts).reply).toEqual({
      stored: 1,
      problems: [
        { row: 1, problem: 'different', now: '20' },
        { row: 3, problem: 'different', now: '10' },
      ],
    });
  });

  it('takes a number away and gives it to somebody else', () => {
    const { after } = decideStaffNumbers({ list: [row('zhou', '', '20'), row('lin', '20', '30'), row('zhou', '30', '')] }, accounts);
    expect([...after]).toEqual([
      [2, '30'],
      [3, '20'],
    ]);
  });
});

describe('a list of staff numbers', () => {
  const expected = [
    { email: 'gu@college.example', staffNumber: '0010' },
    { email: 'lin@college.example', staffNumber: '30' },
  ];
  it.each([
    ['address and number', 'gu@college.example\t0010\nlin@college.example\t３０'],
    ['number and address', '0010,gu@college.example\r\n\r\n30,lin@college.example'],
    ['named columns', '姓名\t工号\t电子邮箱\n顾南\t0010\tgu@college.example\n林\t 30 \tlin@college.example'],
    ['columns named in English', 'E-mail,Staff number\ngu@college.example,0010\nlin@college.example,30'],
  ])('is read as %s', (_, text) => expect(parseStaffNumbers(text)).toEqual(expected));

  it('may be nothing', () => expect(parseStaffNumbers(' \n\t')).toEqual([]));

  it('says what cannot be sent', () => {
    expect(staffNumberFault(expected[0]!)).toBeUndefined();
    expect(staffNumberFault({ email: '顾南', staffNumber: '1' })).toBe('email');
    expect(staffNumberFault({ email: 'gu@college.example', staffNumber: '' })).toBe('staffNumber');
    expect(staffNumberFault({ email: 'gu@college.example', staffNumber: '1'.repeat(500) })).toBe('staffNumber');
  });
});
