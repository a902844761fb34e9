import { expect } from 'vitest';
import {
  account,
  campusDoor,
  campusProviders,
  erasePerson,
  insertUsers,
  mailbox,
  managePage,
  personBudgets,
  plainPage,
  profile,
  reauthenticate,
  retentionSettings,
  securityLog,
  serverStatus,
} from '../../../packages/curriculum-widgets/src/testing';
import { walkStories } from './walkStories';

walkStories({
  async 'account/Account/Account Name'({ driver, args }) {
    await account(driver).changeName('周敏敏');
    await expect.poll(() => args.onNameChange).toHaveBeenCalledOnce();
  },
  async 'account/Account/AccountNoticeMails NoticeMails'({ driver }) {
    await account(driver).chooseMails('daily');
  },
  async 'account/Account/AccountSignIns SignIns'({ driver }) {
    await account(driver).signIns.find();
    await account(driver).endOtherSignIns();
  },
  async 'account/Account/AccountSecondFactor SecondFactorOff'({ driver }) {
    await account(driver).beginSecondFactor();
    await account(driver).secondFactor.find();
  },
  async 'account/Account/AccountSecondFactor SecondFactorCodes'({ driver }) {
    const own = account(driver);
    await own.beginSecondFactor();
    await own.keyPicture.find();
    expect(await driver.read(own.key)).toMatch(/^JBSW Y3DP/);
    await own.confirmSecondFactor('123456');
    await own.recoveryCodes.find();
    await own.keepRecoveryCodes();
    await driver.gone(own.recoveryCodes);
  },
  async 'account/Profile/Profile Filled'({ driver }) {
    const own = profile(driver);
    await own.write('job', '教授');
    expect(await driver.read(own.field('job'))).toBe('教授');
    await own.save();
  },
  async 'account/Reauthenticate/Reauthenticate Typical'({ driver }) {
    await reauthenticate(driver).dialog.find();
    await reauthenticate(driver).cancel();
  },
  async 'people/BackupStatus/BackupStatus Scheduled'({ driver }) {
    await serverStatus(driver).backups.find();
  },
  async 'people/CampusProviders/CampusProviders Typical'({ driver }) {
    const campus = campusProviders(driver);
    await campus.providers.find();
    await campus.openStaffNumbers();
  },
  async 'people/ErasePerson/ErasePerson Typical'({ driver }) {
    const window = erasePerson(driver);
    await window.dialog('周敏').find();
    await window.erase('zhoumin@college.example');
  },
  async 'people/FeedbackInbox/FeedbackInbox PictureShown'({ driver }) {
    await mailbox(driver).feedback.find();
  },
  async 'people/InsertUsers/InsertUsers TypedByKeyboard'({ driver }) {
    await insertUsers(driver).dialog.find();
  },
  async 'people/MailOutbox/MailOutbox Typical'({ driver }) {
    await mailbox(driver).mails.find();
    await mailbox(driver).read('wang@college.example');
  },
  async 'people/ManagePage/ManagePage ByKeyboard'({ driver }) {
    const page = managePage(driver);
    await page.show('mail');
    await page.show('people');
    await page.tab('trash').find();
  },
  async 'people/PersonBudgets/PersonBudgets Typical'({ driver, isChinese }) {
    const budgets = personBudgets(driver);
    const name = isChinese ? '周敏' : 'Zhou Min';
    await budgets.edit(name);
    await budgets.dialog(name).find();
  },
  async 'people/RetentionSettings/RetentionSettings Typical'({ driver }) {
    const settings = retentionSettings(driver);
    await settings.setDays(/^(回收站|Trash)$/, 60);
    await settings.save();
  },
  async 'people/SecurityLog/SecurityLog Typical'({ driver }) {
    const log = securityLog(driver);
    await log.find('周敏');
    await log.grid.find();
  },
  async 'people/ServerStatus/ServerStatus Well'({ driver }) {
    await serverStatus(driver).section('database').find();
    await serverStatus(driver).reload();
  },
  async 'shell/CampusDoor/CampusDoor Typical'({ driver, isChinese }) {
    await campusDoor(driver)
      .provider(isChinese ? '统一身份认证' : 'Campus sign-in')
      .find();
  },
  async 'shell/LandingPage/LandingPage Anonymous'({ driver }) {
    await plainPage(driver).signIn.find();
    await plainPage(driver).enter.find();
  },
  async 'shell/NotFoundPage/NotFoundPage Default'({ driver }) {
    await plainPage(driver).back.find();
    await plainPage(driver).title.find();
  },
  async 'shell/PageBody/PageBody Typical'({ driver }) {
    await plainPage(driver).title.find();
  },
  async 'shell/PageNotice/PageNotice MissingRight'({ driver }) {
    await plainPage(driver).title.find();
  },
});
