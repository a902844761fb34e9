import { syllabusFieldNames, type Language, type SyllabusFieldName } from '@college/curriculum-model';
import { cellMessages } from '../syllabus/cells/messages';
import { syllabusEditorMessages } from '../syllabus/SyllabusEditor/messages';
import type { Driver } from './Driver';
import { isLong, longText } from './longText';
import { eitherOf, named } from './named';

/** `SyllabusEditor`: the course start report, whose fields are opened to be written. */
export function syllabusEditor<Part>(driver: Driver<Part>) {
  const { part, click, press, read, write, gone } = driver;
  const saveButton = part('button', { name: named(syllabusEditorMessages, 'saveChange') });
  const labels = (field: SyllabusFieldName, language: Language) =>
    ([syllabusFieldNames[field].zh, syllabusFieldNames[field].en] as const).map((name, index) =>
      language === 'zh' ? name : [syllabusEditorMessages.zh, syllabusEditorMessages.en][index]!.englishOf({ field: name }),
    );
  const line = (field: SyllabusFieldName, language: Language = 'zh') => part('textbox', { name: eitherOf(labels(field, language)) });
  const opener = (field: SyllabusFieldName, language: Language = 'zh') => {
    const [zh, en] = labels(field, language);
    return part('button', { name: eitherOf([cellMessages.zh.edit({ name: zh! }), cellMessages.en.edit({ name: en! })]) });
  };

  return {
    saveButton,
    /** The button of a field that is read; none where it may not be changed. `language` is that of the text, not of the page. */
    opener,
    /** The field while it is open. */
    line,
    /** Opens a text of the report, replaces it and leaves it; it is kept on the page until it is saved. */
    async write(field: SyllabusFieldName, text: string, language: Language = 'zh') {
      await press(opener(field, language), 'Enter');
      // A long text opens its window at once; the line behind it is called the same, but hidden then.
      const box = line(field, language);
      const window = longText(driver, eitherOf(labels(field, language)));
      if (isLong(await read(box))) await window.confirm(text);
      else {
        await write(box, text);
        if (isLong(text)) await window.confirm(text);
        else await press(box, 'Escape');
      }
      await gone(box);
    },
    async save() {
      await click(saveButton);
    },
  };
}
