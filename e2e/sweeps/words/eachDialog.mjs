const mostPresses = 12;

/**
 * Returns a function that presses the buttons of the page one after the other, of a table those of its first row only, and looks at each dialog that
 * opens. What was pressed on the page with one record is not pressed with another.
 */
export function createDialogWalk(page, settle) {
  const pressed = new Map();
  return (look) => {
    const { pathname } = new URL(page.url());
    if (!pressed.has(pathname)) pressed.set(pathname, new Set());
    return pressAll(page, settle, pressed.get(pathname), look);
  };
}

async function pressAll(page, settle, pressed, look) {
  const address = page.url();
  const dialog = page.locator('[role="dialog"], [role="alertdialog"]');
  const names = (await buttonNames(page)).filter((name) => !pressed.has(name)).slice(0, mostPresses);
  for (const name of names) {
    pressed.add(name);
    const button = page.locator('main').getByRole('button', { name, exact: true }).first();
    if (!(await button.isVisible())) continue;
    await button.click({ force: true });
    await settle();
    const isOpen = (await dialog.count()) > 0;
    if (isOpen) {
      await look(name);
      await page.keyboard.press('Escape');
      await settle();
    }
    // Without a dialog the press changed the page itself.
    if (!isOpen || (await dialog.count()) > 0 || page.url() !== address) {
      await page.goto(address);
      await settle();
    }
  }
}

function buttonNames(page) {
  return page.evaluate(() => {
    const rows = ':is(tr, [role="row"], li)';
    const isOfLaterRow = (button) => {
      const row = button.closest(rows);
      const before = row?.previousElementSibling;
      return before?.matches(rows) === true && before.querySelector('button') !== null;
    };
    const buttons = [...document.querySelectorAll('main button:not([aria-haspopup], [aria-expanded], [aria-pressed], [role])')];
    const shown = buttons.filter(
      (button) => button.checkVisibility({ visibilityProperty: true }) && !button.disabled && !isOfLaterRow(button),
    );
    return [...new Set(shown.map((button) => (button.getAttribute('aria-label') ?? button.innerText).trim()).filter(Boolean))];
  });
}
