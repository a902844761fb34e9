import { textKeyOf, translationStateOf, type CourseText } from '@college/curriculum-model';
import { listedTexts, type ListedWork } from './textView';

/** One text as the list shows it. */
export interface TextRow {
  key: string;
  text: CourseText;
  draft: string | undefined;
  standing: 'missing' | 'older' | 'done' | 'unsaved' | 'failed';
}

/** Creates the rows of the list; a row whose text did not change stays the same object, so that it is not re-rendered. */
export function createTextRows(): (state: ListedWork) => TextRow[] {
  let known = new Map<string, TextRow>();
  return (state) => {
    const rows = listedTexts(state).map((text): TextRow => {
      const key = textKeyOf(text);
      const draft = state.drafts.get(key);
      const standing = state.failures.has(key) ? 'failed' : draft === undefined ? translationStateOf(text) : 'unsaved';
      const before = known.get(key);
      const isSame = before?.text === text && before.draft === draft && before.standing === standing;
      return isSame ? before : { key, text, draft, standing };
    });
    known = new Map(rows.map((row) => [row.key, row]));
    return rows;
  };
}
