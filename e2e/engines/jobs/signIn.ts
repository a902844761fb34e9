import { appShell, loginPage, samplePassword, sampleUser } from '@college/curriculum-widgets/testing';
import type { Job } from './Job';

/** A person is refused, signs in by keyboard, is led to where they wanted to go, reads it in English, and signs out. */
export const signIn: Job = {
  name: 'job:sign-in',
  async run({ driver, open, press, shows, says, isAt, holds, reload }) {
    const { part } = driver;
    const { account, password, fill } = loginPage(driver);
    const { email } = sampleUser('majorLeader');
    await open('/course/major/list');
    await isAt(/\/course\/login\?redirect=/);

    await fill({ account: email, password: 'wrong' });
    await press('Enter');
    await says(/还可以再试/);
    await holds(account, email);

    await driver.write(password, samplePassword);
    await press('Enter');
    await isAt(/\/course\/major\/list$/);
    await shows(part('heading', { name: '专业列表' }));

    const shell = appShell(driver);
    await shell.chooseLanguage('en');
    await shows(part('heading', { name: 'Major list' }));
    await reload();
    await shows(part('heading', { name: 'Major list' }));

    await shell.signOut();
    await isAt(/\/course\/login/);
    await open('/course/major/list');
    await isAt(/\/course\/login\?redirect=/);
  },
};
