import { expect, type Page } from '@playwright/test';

/** The frame of every page: navigation, account, language, search and feedback. */
export function appShell(page: Page) {
  const navigation = page.getByRole('navigation', { name: /^(主导航|Main navigation)$/ });

  return {
    navigation,
    findButton: page.getByRole('button', { name: /^(搜索，或做一件事|Search or act)$/ }),
    searchField: page.getByRole('combobox', { name: /^(搜索，或输入要做的事|Search, or type what to do)$/ }),
    searchResults: page.getByRole('listbox', { name: /^(找到的内容|What was found)$/ }),
    leaveQuestion: page.getByRole('alertdialog', { name: '不保存就离开？' }),
    async goTo(name: string) {
      await navigation.getByRole('link', { name, exact: true }).click();
    },
    async chooseLanguage(label: '中' | 'EN') {
      await page
        .getByRole('radiogroup', { name: /^(语言|Language)$/ })
        .getByText(label, { exact: true })
        .click();
    },
    async signOut() {
      await page.getByRole('button', { name: /^账号：/ }).click();
      await page.getByRole('menuitem', { name: '退出登录' }).click();
      await expect(page).toHaveURL(/\/course\/login$/);
    },
  };
}
