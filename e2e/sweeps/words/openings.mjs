const mostOpenings = 8;

/** Opens, one after the other, everything collapsed on a page: menus, panels and dialogs that a button has as a popup. */
export async function eachOpening(page, listener, look) {
  const address = page.url();
  const names = await page.evaluate((most) => {
    const closed = [...document.querySelectorAll('main :is(button[aria-haspopup], button[aria-expanded="false"])')];
    const shown = closed.filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.disabled);
    return [...new Set(shown.map((button) => (button.getAttribute('aria-label') ?? button.innerText).trim()))]
      .filter(Boolean)
      .slice(0, most);
  }, mostOpenings);
  for (const name of names) {
    const button = page.locator('main').getByRole('button', { name, exact: true }).first();
    if (!(await button.isVisible())) continue;
    await button.click({ force: true });
    await listener.settle();
    await look(name);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    if (page.url() !== address || (await page.getByRole('dialog').count()) > 0) {
      await page.goto(address);
      await listener.settle();
    }
  }
}
