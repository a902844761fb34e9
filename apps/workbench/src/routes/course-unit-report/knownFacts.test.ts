import { cardManager, emptyAdditionalInfo, type AdditionalInfo } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { knownFactsOf } from './knownFacts';
import { reportFactMessages } from './reportFactMessages';

const english = (text: string) => ({ text, updatedAt: '2026-03-02T08:40:00.000Z' });
const user = { userName: '赵启明', email: 'zhao@college.example', translations: { en: { userName: english('Zhao Qiming') } } };
const manager = { label: '周敏', value: '1003' };
const report = (course: string, info: Partial<AdditionalInfo>) => ({ course, info: { ...emptyAdditionalInfo(1), ...info } });
const known = (rest: Partial<Parameters<typeof knownFactsOf>[0]>) =>
  knownFactsOf({ user, card: { manager: [manager] }, department: undefined, reports: [], text: reportFactMessages.zh, ...rest });

it('offers the managers before the person who writes, unless that person manages the course', () => {
  expect(known({}).lecturer?.map(({ value }) => value)).toEqual(['周敏', '赵启明']);
  const own = { label: '赵启明', value: '1005' };
  expect(known({ card: { manager: [manager, own] } }).lecturer?.[0]).toEqual({ value: '赵启明', source: '您的账号' });
});

it('offers the telephone of another report only where the same person teaches', () => {
  const facts = known({
    reports: [
      report('操作系统', { lecturer: '周敏', phone: '8650 2217', classname: '软工一班', students: 76 }),
      report('编译原理', { lecturer: '陈静', phone: '8650 0000', email: 'chen@college.example' }),
    ],
  });
  expect(facts.phone).toEqual([{ value: '8650 2217', source: '《操作系统》开课说明' }]);
  expect(facts.email?.map(({ value }) => value)).toEqual(['zhao@college.example']);
  expect([facts.classname?.[0]?.value, facts.students?.[0]?.value]).toEqual(['软工一班', '76']);
});

it('offers English in English alone', () => {
  const department = { name: '计算机学院', translations: { en: { name: english('School of Computing') } } };
  const zhou = cardManager({ id: 1003, userName: '周敏', translations: { en: { userName: english('Zhou Min') } } });
  const facts = known({ department, card: { manager: [zhou, manager] } });
  expect(facts['en:lecturer']).toEqual([
    { value: 'Zhou Min', source: '本课程负责人' },
    { value: 'Zhao Qiming', source: '您的账号' },
  ]);
  expect([facts.department?.[0]?.value, facts['en:department']?.[0]?.value]).toEqual(['计算机学院', 'School of Computing']);
});
