import type { ShownPicture } from './found';
import { part } from './make';
import type { PageWords } from './words';

const select = (id: string) => part<HTMLSelectElement>(id);
const choices = ['widget', 'storyLanguage', 'mode'] as const;
const languageOf = ({ mode }: ShownPicture) => mode.split('-')[0] ?? '';

/** Fills the lists to choose from, in the language of the page; what was chosen stays chosen. */
export function fillFilters(pictures: readonly ShownPicture[], words: PageWords) {
  const names: Record<string, string> = { zh: words.chinese, en: words.english };
  const values = {
    widget: pictures.map(({ widget }) => widget),
    storyLanguage: pictures.map(languageOf),
    mode: pictures.map(({ mode }) => mode),
  };
  for (const id of choices) {
    const chosen = select(id).value;
    const options = [...new Set(values[id])].sort().map((value) => new Option((id === 'storyLanguage' && names[value]) || value, value));
    select(id).replaceChildren(new Option(words.all, ''), ...options);
    select(id).value = chosen;
  }
}

/** The pictures that the filters let through; `isAccepted` says which have been accepted. */
export function filtered(pictures: readonly ShownPicture[], isAccepted: (picture: ShownPicture) => boolean): ShownPicture[] {
  const { widget, storyLanguage, mode } = Object.fromEntries(choices.map((id) => [id, select(id).value]));
  const name = part<HTMLInputElement>('name').value.toLowerCase();
  const isOpenOnly = part<HTMLInputElement>('open').checked;
  return pictures.filter(
    (picture) =>
      (!widget || picture.widget === widget) &&
      (!storyLanguage || languageOf(picture) === storyLanguage) &&
      (!mode || picture.mode === mode) &&
      `${picture.widget} / ${picture.name} ${picture.story}`.toLowerCase().includes(name) &&
      !(isOpenOnly && isAccepted(picture)),
  );
}

/** Calls back whenever a filter changes. */
export function onFilter(draw: () => void) {
  for (const id of [...choices, 'open']) part(id).addEventListener('change', draw);
  part('name').addEventListener('input', draw);
}
