import { describe, expect, it } from 'vitest';
import type { Component } from './catalogue';
import { axeCheck, releaseCheck, translationCheck, workbenchCheck } from './evidence';

const digest = {
  date: '2026-11-30',
  revision: '4205fa9d',
  stories: 12,
  combinations: ['zh/light', 'zh/dark', 'zh/contrast', 'en/light', 'en/dark', 'en/contrast'],
  violations: {},
};

describe('axe', () => {
  it('holds where every language and theme was looked at without a finding', () => {
    const { isMet, detail } = axeCheck({ accessibility: digest });
    expect(isMet).toBe(true);
    expect(detail.en).toMatch(/^no violation in 12 stories on 2026-11-30 \(Chinese: light, dark, high contrast; English: /);
    expect(detail.zh).toContain('12 个故事');
  });

  it('fails on a violation, on a theme that was left out, and on a component that nobody looked at', () => {
    const violated = axeCheck({ accessibility: { ...digest, violations: { label: 2 } } });
    expect([violated.isMet, violated.detail.en]).toEqual([false, expect.stringMatching(/^label × 2 in 12 stories/)]);
    expect(axeCheck({ accessibility: { ...digest, combinations: digest.combinations.slice(1) } }).isMet).toBe(false);
    expect(axeCheck({ accessibility: undefined })).toMatchObject({ isMet: false, detail: { en: 'not looked at yet' } });
  });
});

describe('guide in both languages', () => {
  const guide = '# GoalPanel\n\nThe goals of a course.\n';
  const chineseGuide = '# GoalPanel\n\n目标。\n\n## 组成\n\n一\n\n## 宜\n\n二\n\n## 忌\n\n三\n\n## 键盘\n\n四\n';

  it('holds where both files have their headings', () => {
    expect(translationCheck({ guide, chineseGuide }).isMet).toBe(true);
  });

  it('names the file that is missing, or what is wrong with its headings', () => {
    expect(translationCheck({ guide, chineseGuide: undefined })).toMatchObject({ isMet: false, detail: { en: 'missing: README.zh.md' } });
    const faulty = translationCheck({ guide, chineseGuide: chineseGuide.replace('## 忌\n\n三\n\n', '') });
    expect([faulty.isMet, faulty.detail.en]).toEqual([false, expect.stringContaining('the headings must be')]);
  });
});

describe('workbench', () => {
  const check = (workbench: Component['workbench']) => workbenchCheck({ component: { workbench } as Component });

  it('names the file that imports a component or something around it', () => {
    expect(check({ file: 'apps/workbench/src/Main.tsx', isDirect: true })).toMatchObject({
      isMet: true,
      detail: { en: 'imported by apps/workbench/src/Main.tsx' },
    });
    expect(check({ file: 'apps/workbench/src/Main.tsx', isDirect: false }).detail.en).toBe(
      'inside of what apps/workbench/src/Main.tsx imports',
    );
  });

  it('fails where no import leads to it', () => {
    expect(check(undefined).isMet).toBe(false);
  });
});

describe('since', () => {
  it('names the first version that has a component', () => {
    expect(releaseCheck({ release: { since: '1.2.0', hasVersions: true } })).toMatchObject({ isMet: true, detail: { zh: '1.2.0' } });
  });

  it('fails on what waits for a version once there is one', () => {
    expect(releaseCheck({ release: { since: undefined, hasVersions: true } })).toMatchObject({
      isMet: false,
      detail: { en: 'unreleased' },
    });
    const first = releaseCheck({ release: { since: undefined, hasVersions: false } });
    expect([first.isMet, first.detail.en]).toEqual([true, expect.stringMatching(/^unreleased/)]);
  });
});
