import { accountFields, recordFields, type Field, type FieldTable } from '@college/curriculum-model';
import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accountFormPage, openForm, recordFormPages } from '../fakes/recordFormPages';

type FormPage = typeof accountFormPage;
const forms: [string, FieldTable, FormPage][] = [
  ...Object.entries(recordFormPages).map(([kind, form]): [string, FieldTable, FormPage] => [
    kind,
    recordFields[kind as keyof typeof recordFormPages],
    form,
  ]),
  ['account', accountFields, accountFormPage],
];
const control = 'input, textarea, select, button, [role="textbox"], [role="combobox"]';

it.each(forms)('the form of %s has a control for each field of its table', async (_kind, table, given) => {
  await renderUi(<ToastProvider>{given.form}</ToastProvider>);
  await openForm(given);
  // A field that no form has shows that this test can fail.
  const forgotten: Field = { kind: 'figure', label: { zh: '从未有过', en: 'Never' }, isInHistory: false };
  await expect
    .poll(() => withoutControl({ ...table, forgotten }, given))
    .toEqual(['forgotten', ...Object.keys(given.elsewhere ?? {})].sort());
});

/** The names of fields for which there is no control on the page. */
function withoutControl(table: FieldTable, { nameOf = String, called = {} }: Pick<FormPage, 'nameOf' | 'called'>): string[] {
  const namesOf = (name: string, { label, shortLabel = label }: Field) => [called[name] ?? nameOf(label.zh), nameOf(shortLabel.zh)];
  return Object.entries(table)
    .filter(([name, field]) => !namesOf(name, field).some(isControl))
    .map(([name]) => name)
    .sort();
}

/** Whether a control, or a group of controls, is called so; a mark or a number may follow. */
function isControl(name: string): boolean {
  const called = new RegExp(String.raw`(^|\s)${name}($|[\s（：*\d])`);
  const labelled = page.getByLabelText(called).elements();
  if (labelled.some((element) => element.matches(control) || element.querySelector(control) !== null)) return true;
  // The name of a select is made of its value and its label.
  return page.getByRole('button', { name: called }).elements().length > 0;
}
