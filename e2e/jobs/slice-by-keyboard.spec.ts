import { signInPage } from '../pages/signInPage';
import { samplePassword, sampleUser } from '@college/curriculum-model/fixtures';
import { pressOn, tabTo, typeInto } from '../support/keyboard';
import { pointHeaders, workbookOf } from '../support/pointWorkbook';
import { expect, test } from '../support/test';

test('the same in English by keyboard alone', async ({ page }) => {
  await page.goto('/course/login');
  const { account, password } = signInPage(page);

  await test.step('switches the language and signs in', async () => {
    await pressOn(page, page.getByRole('radio', { name: '中文' }), 'ArrowRight');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await typeInto(page, account, sampleUser('majorLeader').email);
    await typeInto(page, password, samplePassword);
    await page.keyboard.press('Enter');
    await pressOn(page, page.getByRole('link', { name: 'Course units of Software Engineering' }));
    await expect(page).toHaveURL(/\/courseUnit\/list\?majorId=1001$/);
  });

  await test.step('creates a unit and fills it', async () => {
    await pressOn(page, page.getByRole('button', { name: 'New course unit' }));
    await typeInto(page, page.getByLabel('Course name'), 'Compilers');
    await pressOn(page, page.getByRole('button', { name: /Course type(?!: not)/ }));
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.type('Major');
    await expect(page.getByRole('option', { name: 'Major', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /Course type(?!: not)/ })).toContainText('Major');
    await tabTo(page, page.getByRole('radio', { name: 'Compulsory' }));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Elective' })).toBeChecked();
    await typeInto(page, page.getByRole('spinbutton', { name: 'Theory hours' }), '31');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('spinbutton', { name: 'Theory hours' })).toHaveValue('32');
    await typeInto(page, page.getByRole('textbox', { name: 'Course introduction' }), 'From text to programs that run.');
    const editor = page.getByRole('dialog', { name: 'Course introduction' });
    await expect(editor.getByRole('textbox')).toHaveValue('From text to programs that run.');
    await pressOn(page, editor.getByRole('button', { name: 'Done editing' }));
    await expect(page.getByRole('textbox', { name: 'Course introduction' })).toHaveValue('From text to programs that run.');
  });

  await test.step('adds chapters and moves one', async () => {
    await typeInto(page, page.getByRole('textbox', { name: 'Name, row 1' }), 'Scanning');
    await page.keyboard.press('Tab');
    await page.keyboard.type('12');
    await pressOn(page, page.getByRole('button', { name: 'Add a row' }));
    await expect(page.getByRole('textbox', { name: 'Name, row 2' })).toBeFocused();
    await page.keyboard.type('Parsing');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByRole('status').filter({ hasText: 'Row 1 of 2: Parsing' })).toBeAttached();
    await expect(page.getByRole('textbox', { name: 'Name, row 1' })).toHaveValue('Parsing');
    await expect(page.getByRole('textbox', { name: 'Name, row 1' })).toBeFocused();
  });

  await test.step('uploads points and saves', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'Points with KSA' }));
    await page.keyboard.press('ArrowRight');
    const chooser = page.waitForEvent('filechooser');
    await pressOn(page, page.getByRole('button', { name: 'Upload' }));
    await (await chooser).setFiles(await workbookOf([pointHeaders, ['Automata', 'Build one from an expression']], 'points.xlsx'));
    await expect(page.getByText('Uplaod Successfully')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Save Successfully')).toBeVisible();
    await expect(page).toHaveURL(/courseUnitId=\d+/);
  });

  await test.step('goes back and finds it', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Back to the major home' }));
    await expect(page).toHaveURL(/\/course\/major\/index\?majorId=1001$/);
    await pressOn(page, page.getByRole('link', { name: 'Compilers', exact: true }));
    await expect(page.getByLabel('Course name')).toHaveValue('Compilers');
    await expect(page.getByRole('textbox', { name: 'Name, row 2' })).toHaveValue('Scanning');
    await expect(page.getByRole('cell', { name: 'Automata' })).toBeVisible();
  });
});
