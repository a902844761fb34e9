import { courseEditionsMessages } from '../editions/CourseEditions/messages';
import { editionBandMessages } from '../editions/EditionBand/messages';
import { editionListMessages } from '../editions/EditionList/messages';
import { publishedEditionMessages } from '../editions/PublishedEdition/messages';
import { receiptListMessages } from '../editions/ReceiptList/messages';
import { scenarioTableMessages } from '../editions/ScenarioTable/messages';
import type { Driver } from './Driver';
import { editionPublishing } from './editionPublishing';
import { eitherOf, partsCalled } from './named';

/** What can be done with an edition in the list. */
export type EditionAct = 'open' | 'goOn' | 'compare' | 'merge' | 'read' | 'publish' | 'withdraw' | 'links';

/** `EditionList`: drafts, scenarios, the current edition and published ones of a major. */
export function editionList<Part>(driver: Driver<Part>) {
  const { part, click } = driver;
  const { by } = partsCalled(driver, editionListMessages);
  const { zh, en } = editionListMessages;
  const button = (act: EditionAct, name: string) =>
    part('button', { name: eitherOf([zh, en].map((text) => text.actOn({ act: text[act], name }))) });
  return {
    ...editionPublishing(driver),
    list: by('region', 'title'),
    row: (name: string | RegExp) => part('row', { holding: { role: 'rowheader', name } }),
    button,
    /** Opens the form for a new draft or scenario. */
    start: () => click(by('button', 'start')),
    compareScenarios: () => click(by('button', 'compareScenarios')),
    act: (act: EditionAct, name: string) => click(button(act, name)),
  };
}

/** `EditionBand`: what says above a page which edition it shows. */
export function editionBand<Part>(driver: Driver<Part>) {
  const { click } = driver;
  const { by } = partsCalled(driver, editionBandMessages);
  const band = by('complementary', 'label');
  return {
    band,
    act: (act: 'compare' | 'merge' | 'update' | 'upgrade' | 'editions') => click(by('button', act, { inside: band })),
    /** Goes to the current edition. */
    leave: () => click(by('button', 'leave', { inside: band })),
  };
}

/** `CourseEditions`: the published editions that a course is in. */
export function courseEditions<Part>(driver: Driver<Part>) {
  const { part, click } = driver;
  const { by } = partsCalled(driver, courseEditionsMessages);
  return {
    edition: (name: string | RegExp) => part('link', { name }),
    /** Asks, where the widget waits to be asked. */
    ask: () => click(by('button', 'ask')),
  };
}

/** `PublishedEdition`: a published edition, as who has its link reads it. */
export function publishedEdition<Part>(driver: Driver<Part>) {
  const { part, check, click } = driver;
  const { by } = partsCalled(driver, publishedEditionMessages);
  return {
    page: by('main', 'title'),
    heading: (name: string | RegExp) => part('heading', { name }),
    chooseLanguages: (languages: 'zh' | 'en' | 'both') => check(by('radio', languages, { inside: by('radiogroup', 'languages') })),
    /** Opens the window in which the booklet is made. */
    openBooklet: () => click(by('button', 'booklet')),
    /** Makes the booklet as that window says, and downloads it. */
    downloadBooklet: () => click(by('button', 'make')),
    print: () => click(by('button', 'print')),
  };
}

/** `ReceiptList`: what was merged, undone, copied and upgraded in a major. */
export function receiptList<Part>(driver: Driver<Part>) {
  const { part } = driver;
  const { by } = partsCalled(driver, receiptListMessages);
  return {
    grid: by('grid', 'title'),
    row: (name: string | RegExp) => part('row', { holding: { role: 'rowheader', name } }),
    /** The link to a receipt by what its name holds, such as the draft. */
    view: (holds: string) => part('link', { name: new RegExp(`^(查看|View).*${holds}`) }),
  };
}

/** `ScenarioTable`: scenarios beside the current edition. */
export function scenarioTable<Part>(driver: Driver<Part>) {
  const { check, click } = driver;
  const { by, of } = partsCalled(driver, scenarioTableMessages);
  return {
    table: by('table', 'scenario'),
    showDifferences: () => check(by('checkbox', 'differentOnly')),
    recalculate: () => click(by('button', 'recalculate')),
    open: (letter: string, name: string) => click(of('button', 'open', { letter, name })),
    /** Asks to make a draft of a scenario. */
    keep: (letter: string, name: string) => click(of('button', 'keepNamed', { letter, name })),
    keepQuestion: (letter: string, name: string) => of('alertdialog', 'keepTitle', { letter, name }),
    /** Asks to throw a scenario away. */
    throwAway: (letter: string, name: string) => click(of('button', 'throwAway', { letter, name })),
  };
}
