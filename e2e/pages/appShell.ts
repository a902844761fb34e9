import { expect, type Page } from '@playwright/test';

/** The frame of every page: navigation, account, language, search and feedback. */
export function appShell(page: Page) {
  const navigation = page.getByRole('navigation', { name: /^(主导航|Main navigation)$/ });

  return {
    navigation,
    searchField: page.getByRole('searchbox', { name: /^(搜索内容|Find content)$/ }),
    searchResults: page.getByRole('listbox', { name: /^(搜索结果|Search results)$/ }),
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
