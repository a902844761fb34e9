import { majorIds } from '@college/curriculum-model/fixtures';
import { waitFor, within, type userEvent } from 'storybook/test';

type Canvas = ReturnType<typeof within>;
type UserEvent = ReturnType<typeof userEvent.setup>;
type UserActs = Pick<UserEvent, 'click' | 'selectOptions'>;

interface Labels {
  school: string;
  college: string;
  major: string;
  next: string;
  support: string;
  strong: string;
  weak: string;
  bind: RegExp;
}

const zh: Labels = {
  school: '学校',
  college: '学院',
  major: '专业',
  next: '下一步',
  support: '支撑',
  strong: '强',
  weak: '弱',
  bind: /^绑定/,
};
const en: Labels = {
  school: 'School',
  college: 'College',
  major: 'Major',
  next: 'Next',
  support: 'Support',
  strong: 'Strong',
  weak: 'Weak',
  bind: /^Bind/,
};

/** The acts of somebody who walks through the wizard, in either language. */
export function walkCopyWizard(canvas: Canvas, user: UserActs, labels: Labels = zh) {
  const walk = {
    select: (level: 'school' | 'college' | 'major') => canvas.getByRole('combobox', { name: labels[level] }),
    next: () => canvas.getByRole('button', { name: labels.next }),
    goal: (name: string) => canvas.getByRole('checkbox', { name: new RegExp(`^${name} `) }),
    indicator: (number: string) => canvas.getByRole('radio', { name: new RegExp(`^${number.replace('.', '\\.')} `) }),
    strength: (relate: 0 | 1) =>
      within(canvas.getByRole('radiogroup', { name: labels.support })).getByRole('radio', {
        name: relate === 0 ? labels.strong : labels.weak,
      }),
    bindButton: () => canvas.getByRole('button', { name: labels.bind }),
    async chooseSchool(value: number = 1001) {
      await waitFor(() => {
        if (walk.select('school').hasAttribute('disabled')) throw new Error('the schools are still on their way');
      });
      await user.selectOptions(walk.select('school'), String(value));
    },
    async chooseTarget(majorId: number = majorIds.computerScience) {
      await walk.chooseSchool();
      await user.selectOptions(walk.select('college'), majorId === majorIds.dataScience ? '1002' : '1001');
      await user.selectOptions(walk.select('major'), String(majorId));
    },
    /** To the binding step of 计算机科学与技术. */
    async goToBinding() {
      await walk.chooseTarget();
      await user.click(walk.next());
    },
    async bind(goals: readonly string[], number: string, relate: 0 | 1 = 0) {
      for (const name of goals) await user.click(walk.goal(name));
      await user.click(walk.indicator(number));
      await user.click(walk.strength(relate));
      await user.click(walk.bindButton());
    },
    async bindAll() {
      await walk.bind(['G1', 'G2', 'G3', 'G4'], '1.2');
    },
  };
  return walk;
}

/** The same walk in English. */
export function walkInEnglish(canvas: Canvas, user: UserActs) {
  return walkCopyWizard(canvas, user, en);
}
