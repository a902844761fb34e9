import { changeWayNames, readPlace, type EditionChange, type Language } from '@college/curriculum-model';
import type { ComparisonText } from './messages';

/** A change as it is announced: 软件测试，5.2，强度减弱，由★ 强支撑到☆ 弱支撑, then what it does to coverage. */
export function changeInWords(change: EditionChange, text: ComparisonText, language: Language): string {
  const { course, label, name, shortName, way, topic, effects } = change;
  const what = topic === 'support' ? shortName : [label, name === course?.name ? '' : shortName || name].filter(Boolean).join(' ');
  return joined(
    [
      course?.name,
      what,
      changeWayNames[way][language],
      fromTo(change, text),
      ...effects.map(({ type, message }) => (type === 'closed' ? text.closesGap : message)),
    ],
    language,
  );
}

/** What screen readers hear before and after the words of an entry: the course, and what became of it where a mark and stars say it. */
export function wordsBeside(change: EditionChange, text: ComparisonText, language: Language): { before: string; after: string } {
  const { course, name, shortName, way, topic, at } = change;
  const isSupport = topic === 'support';
  const isNamed = isSupport || shortName !== '' || readPlace(at)?.kind === 'course';
  const comma = commas[language];
  const after = joined(
    [isNamed ? '' : name, isSupport || way === 'changed' ? changeWayNames[way][language] : '', fromTo(change, text)],
    language,
  );
  return { before: course ? course.name + comma : '', after: after === '' ? '' : comma + after };
}

const commas = { zh: '，', en: ', ' };

/** The values before and after of the only field, where they are no texts. */
function fromTo({ fields }: EditionChange, text: ComparisonText): string {
  const [field] = fields;
  const isShort = fields.length === 1 && field !== undefined && field.before !== '' && field.after !== '' && !field.isText;
  return isShort ? text.from(field) : '';
}

function joined(parts: readonly (string | undefined)[], language: Language): string {
  return parts.filter(Boolean).join(commas[language]);
}
