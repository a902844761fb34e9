import { completionParts, type CompletionPartName } from '@college/curriculum-model';
import { completionPopupMessages } from '../completion/CompletionPopup/messages';
import { savingProgressMessages } from '../completion/SavingProgress/messages';
import type { Driver } from './Driver';
import { eitherOf, partsCalled } from './named';

/** `CompletionPopup`: how complete a course is, part by part. */
export function completionPopup<Part>(driver: Driver<Part>) {
  const { part, click } = driver;
  const { by } = partsCalled(driver, completionPopupMessages);
  return {
    /** The window of a course by its name. */
    dialog: (name: string) => partsCalled(driver, completionPopupMessages).of('dialog', 'title', { name }),
    /** The bar of one of the five parts. */
    bar: (name: CompletionPartName) => part('progressbar', { name: eitherOf(Object.values(completionParts[name])) }),
    /** Downloads the detailed report. */
    exportReport: () => click(by('button', 'export')),
    close: () => click(by('button', 'close')),
  };
}

/** `SavingProgress`: what stands over a page while it saves, and what went wrong. */
export function savingProgress<Part>(driver: Driver<Part>) {
  const { click } = driver;
  const { by } = partsCalled(driver, savingProgressMessages);
  return {
    saving: by('dialog', 'title'),
    failed: by('dialog', 'failed'),
    /** Saves once more after a failure. */
    retry: () => click(by('button', 'retry')),
    /** Goes back to the page with what is not saved. */
    close: () => click(by('button', 'close')),
  };
}
