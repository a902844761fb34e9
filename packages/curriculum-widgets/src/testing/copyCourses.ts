import { copyStepMessages } from '../copying/CopyWizard/steps/copyMessages';
import { suggestionMessages } from '../copying/CopyWizard/steps/suggestionMessages';
import { copyWizardMessages } from '../copying/CopyWizard/messages';
import { copyCoursesMessages } from '../copying/CopyCourses/messages';
import type { Driver } from './Driver';
import { copyWizard } from './copyWizard';
import { eitherOf, partsCalled } from './named';

/** `CopyCourse` and `CopyOrigin`: the button that opens the copy wizard of a course, and where a copied course comes from. */
export function copyCourse<Part>(driver: Driver<Part>) {
  const { part, click } = driver;
  const button = partsCalled(driver, copyWizardMessages).by('button', 'title');
  return {
    button,
    /** The link to the course that was copied, by its words. */
    origin: (name: string | RegExp) => part('link', { name }),
    /** Opens the wizard. */
    async open() {
      await click(button);
      return copyWizard(driver);
    },
  };
}

/** `CopyCourses`: copies several course units into another major. */
export function copyCourses<Part>(driver: Driver<Part>) {
  const { part, click, select } = driver;
  const { zh, en } = copyCoursesMessages;
  const counts = Array.from({ length: 99 }, (_, index) => ({ count: index + 1 }));
  const dialog = part('dialog', { name: eitherOf(counts.flatMap((given) => [zh.title(given), en.title(given)])) });
  const { by } = partsCalled(driver, copyWizardMessages);
  const suggestions = partsCalled(driver, suggestionMessages);
  return {
    dialog,
    next: by('button', 'next', { inside: dialog }),
    back: by('button', 'back', { inside: dialog }),
    /** Leads from a copy that failed to its bindings. */
    changeBindings: partsCalled(driver, copyStepMessages).by('button', 'changeBindings', { inside: dialog }),
    /** The courses, each a button that shows its bindings. */
    courses: partsCalled(driver, copyCoursesMessages).by('navigation', 'courses', { inside: dialog }),
    async chooseMajor({ school, college, major }: { school: string; college: string; major: string }) {
      await select(by('combobox', 'school', { inside: dialog }), school);
      await select(by('combobox', 'college', { inside: dialog }), college);
      await select(by('combobox', 'major', { inside: dialog }), major);
    },
    /** Goes on to the next step; from the last one the copy starts. */
    goOn: () => click(by('button', 'next', { inside: dialog })),
    /** Binds the goals of the course shown as the wizard suggests it, by how many that are. */
    takeSuggestions: (count: number) => click(suggestions.of('button', 'acceptAll', { count }, { inside: dialog })),
  };
}
