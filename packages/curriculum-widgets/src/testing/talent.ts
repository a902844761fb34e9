import { recordFormMessages } from '../support/recordForm/messages';
import { talentReportFormMessages } from '../talent/TalentReportForm/messages';
import { talentReportListMessages } from '../talent/TalentReportList/messages';
import { textTranslationsMessages } from '../translations/TextTranslations/messages';
import type { Driver } from './Driver';
import { named, partsCalled } from './named';
import { recordList } from './recordList';

/** `TalentReportList`: the talent demand reports of a college. */
export function talentReportList<Part>(driver: Driver<Part>) {
  const { by, of } = partsCalled(driver, talentReportListMessages);
  return {
    ...recordList(driver, {
      search: by('searchbox', 'search'),
      removeButton: (name) => of('button', 'removeOf', { name }),
      confirm: named(talentReportListMessages, 'confirm'),
    }),
    create: by('button', 'create'),
    view: (name: string) => of('link', 'openOf', { name }),
  };
}

/** `TalentReportForm`: one report, to be written. */
export function talentReportForm<Part>(driver: Driver<Part>) {
  const { check, click, write } = driver;
  const { by } = partsCalled(driver, talentReportFormMessages);
  const field = (key: 'name' | 'department') => by('textbox', key);
  return {
    field,
    write: (key: Parameters<typeof field>[0], text: string) => write(field(key), text),
    chooseType: (type: 'admission' | 'evaluation') => check(by('radio', type)),
    save: () => click(partsCalled(driver, recordFormMessages).by('button', 'save')),
    back: by('button', 'back'),
  };
}

/** `TextTranslations`: the English of all texts of a course. */
export function textTranslations<Part>(driver: Driver<Part>) {
  const { part, check, click, write } = driver;
  const { by } = partsCalled(driver, textTranslationsMessages);
  const grid = by('grid', 'tableLabel');
  const english = by('textbox', 'english');
  return {
    grid,
    english,
    /** A text by what its row holds. */
    text: (name: string | RegExp) => part('row', { name, inside: grid }),
    show: (which: 'all' | 'missing' | 'older') =>
      check(
        part('radio', { name: { all: /^(全部|All) ?\d+$/, missing: /^(未译|Missing) ?\d+$/, older: /^(早于中文|Older) ?\d+$/ }[which] }),
      ),
    find: (words: string) => write(by('searchbox', 'search'), words),
    /** Writes the English of the text that is chosen. */
    translate: (text: string) => write(english, text),
    save: () => click(by('button', 'save')),
  };
}
