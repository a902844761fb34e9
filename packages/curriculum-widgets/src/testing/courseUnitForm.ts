import { courseUnitDetailMessages } from '../course-units/CourseUnitDetail/messages';
import { projectTableMessages } from '../course-units/ProjectTable/messages';
import type { Driver } from './Driver';
import { longText } from './longText';
import { eitherOf, named } from './named';

/** What is written into the fields of a course unit; what is left out stays. */
export interface CourseUnitWords {
  name?: string;
  /** The words of the class and of the type, as they are offered. */
  class?: string;
  type?: string;
  theory?: string;
  practice?: string;
  introduction?: string;
  position?: string;
  criterion?: string;
}

type Chapter = Record<'name' | 'theory' | 'practice', string>;

/** `CourseUnitDetail`: the form of a course unit with its chapters. */
export function courseUnitForm<Part>(driver: Driver<Part>) {
  const { part, click, check, write, has } = driver;
  // A required field is called "required" as well.
  const label = (key: keyof CourseUnitWords) => named(courseUnitDetailMessages, key, { start: true });
  const textbox = (key: keyof CourseUnitWords) => part('textbox', { name: label(key) });
  const saveButton = part('button', { name: named(courseUnitDetailMessages, 'save') });
  const fields = {
    name: textbox('name'),
    theory: part('spinbutton', { name: label('theory') }),
    practice: part('spinbutton', { name: label('practice') }),
    introduction: textbox('introduction'),
    position: textbox('position'),
    criterion: textbox('criterion'),
  };
  const type = part('button', { name: new RegExp(`${courseUnitDetailMessages.zh.type}(?!未填写)|${courseUnitDetailMessages.en.type}`) });

  const chapterField = (place: number, key: keyof Chapter) =>
    part('textbox', {
      name: eitherOf([`${projectTableMessages.zh[key]}，第 ${place} 行`, `${projectTableMessages.en[key]}, row ${place}`]),
    });

  async function writeLong(key: 'introduction' | 'position' | 'criterion', text: string) {
    await longText(driver, named(courseUnitDetailMessages, key)).write(fields[key], text);
  }

  return {
    ...fields,
    type,
    saveButton,
    /** Writes one of the running texts. */
    writeLong,
    async fill(words: CourseUnitWords) {
      for (const key of ['name', 'theory', 'practice'] as const) if (words[key] !== undefined) await write(fields[key], words[key]);
      if (words.class !== undefined) {
        const group = part('radiogroup', { name: named(courseUnitDetailMessages, 'class') });
        await check(part('radio', { name: words.class, inside: group }));
      }
      if (words.type !== undefined) {
        await click(type);
        await click(part('option', { name: words.type }));
      }
      for (const key of ['introduction', 'position', 'criterion'] as const) if (words[key] !== undefined) await writeLong(key, words[key]);
    },
    /** Fills the chapter at a place from 1, adding a row where it is the next one. */
    async fillChapter(place: number, words: Chapter) {
      if (!(await has(chapterField(place, 'name')))) await click(part('button', { name: named(projectTableMessages, 'add') }));
      for (const key of ['name', 'theory', 'practice'] as const) await write(chapterField(place, key), words[key]);
    },
    async save() {
      await click(saveButton);
    },
  };
}
