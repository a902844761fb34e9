import { describe, expect, test } from 'vitest';
import { shortSnapshot } from './shortSnapshot';

describe('an ARIA snapshot in a few lines', () => {
  test('keeps roles, names and their order', () => {
    const snapshot = ['- banner:', '  - heading "New course unit" [level=1]', '  - button "Save"', '- textbox "Course name": Algebra'];
    expect(shortSnapshot(snapshot.join('\n'))).toEqual(snapshot);
  });

  test('leaves out addresses and empty regions for announcements', () => {
    expect(shortSnapshot('- log\n- link "Majors":\n  - /url: "#majors"\n- log: Saved')).toEqual(['- link "Majors"', '- log: Saved']);
  });

  test('leaves out a text that is the name of a part beside it, and no other', () => {
    expect(shortSnapshot('- text: Hours\n- spinbutton "Hours"\n- text: per term')).toEqual(['- spinbutton "Hours"', '- text: per term']);
  });

  test('shows the first of many neighbours of one role, and how many there are besides', () => {
    const options = Array.from({ length: 8 }, (_, index) => `  - option "Term ${index + 1}"`);
    expect(shortSnapshot(['- listbox "Semester":', ...options, '- button "Close"'].join('\n'))).toEqual([
      '- listbox "Semester":',
      ...options.slice(0, 3),
      '  - … +5',
      '- button "Close"',
    ]);
  });

  test('shows four neighbours rather than saying that there is one more', () => {
    const buttons = Array.from({ length: 4 }, (_, index) => `- button "${index}"`);
    expect(shortSnapshot(buttons.join('\n'))).toEqual(buttons);
  });

  test('ends after twenty lines and cuts a long one', () => {
    const roles = ['button', 'link', 'checkbox', 'radio', 'textbox', 'tab', 'heading'];
    const short = shortSnapshot(roles.flatMap((role) => [1, 2, 3].map((index) => `- ${role} "${'a'.repeat(120)}${index}"`)).join('\n'));
    expect(short).toHaveLength(21);
    expect(short.at(-1)).toBe('- … +1');
    expect(short[0]).toBe(`- button "${'a'.repeat(90)}…`);
  });
});
