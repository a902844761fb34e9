import {
  collegeMajorFields,
  labelsOf,
  newsFields,
  occupationFields,
  profileFields,
  talentReportFields,
  type FieldTable,
} from '@college/curriculum-model';
import { ToastProvider } from '@college/ui/Toast';
import { UiProvider } from '@college/ui/theme';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Profile } from '../../account/Profile';
import { CollegeMajorEditor } from '../../college-majors/CollegeMajorEditor';
import { NewsEditor } from '../../news/NewsList/NewsEditor';
import { OccupationEditor } from '../../occupations/OccupationEditor';
import { TalentReportForm } from '../../talent/TalentReportForm';
import { aCollege } from '../fakes/aCollege';

const college = aCollege();
const now = () => Date.parse('2026-06-01T08:00:00Z');
const reports = { ...college.talentReports, listReportMajors: async () => college.state.majors };
const nothing = () => undefined;

const forms: [kind: string, table: FieldTable, form: () => ReactElement][] = [
  ['news item', newsFields, () => <NewsEditor source={college.news} onSaved={nothing} onClose={nothing} now={now} />],
  ['talent report', talentReportFields, () => <TalentReportForm source={reports} isEditable now={now} />],
  ['occupation', occupationFields, () => <OccupationEditor source={college.occupations} isEditable now={now} />],
  ['college major', collegeMajorFields, () => <CollegeMajorEditor source={college.collegeMajors} isEditable now={now} />],
  ['profile', profileFields, () => <Profile userId={1001} source={college.profile} now={now} />],
];

/** What is said of controls and of groups of them, wherever they have it from. */
function namesOnPage(): string[] {
  return [...document.querySelectorAll('label, legend, h2, h3, [aria-label], [aria-labelledby]')].map((element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labelled = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    return `${element.getAttribute('aria-label') ?? ''}\n${labelled}\n${element.textContent}`;
  });
}

// The form is written by hand (decision 35): a field of the table that it lacks is named here.
it.each(forms)('the form of a %s has every field of its table', async (_kind, table, form) => {
  const screen = await render(
    <UiProvider>
      <ToastProvider>{form()}</ToastProvider>
    </UiProvider>,
  );
  await expect.element(screen.getByRole('textbox').first()).toBeVisible();
  const [full, short] = [labelsOf(table, 'zh'), labelsOf(table, 'zh', 'short')];
  const named = namesOnPage().flatMap((names) => names.split('\n'));
  const unnamed = Object.keys(table).filter((name) => !named.some((text) => text.includes(full[name]!) || text.includes(short[name]!)));
  expect(unnamed).toEqual([]);
});
