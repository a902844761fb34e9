import { fillFilters, filtered, onFilter } from './filters';
import type { Found, ShownPicture } from './found';
import { keptDecisions } from './keptDecisions';
import { focusedIndex, focusPicture, listenToKeys } from './keyboard';
import { make, part } from './make';
import { pictureArticle } from './pictureArticle';
import { pageWords, type PageLanguage, type PlainWord } from './words';

const found = JSON.parse(part('found').textContent ?? '') as Found;
const decisions = keptDecisions(found);
const isAccepted = (picture: ShownPicture) => decisions.on(picture).isAccepted;
const languageSelect = part<HTMLSelectElement>('language');
const words = () => pageWords[languageSelect.value as PageLanguage];

function summarise(listed: number) {
  const accepted = found.shown.filter(isAccepted).length;
  const { summary, listed: say } = words();
  part('summary').textContent = `${summary(found.shown.length, found.total, found.base.slice(0, 10), accepted)} · ${say(listed)}`;
}

function draw() {
  const pictures = filtered(found.shown, isAccepted);
  const articles = pictures.map((picture) =>
    pictureArticle({
      picture,
      decision: decisions.on(picture),
      folders: found.folders,
      words: words(),
      onAccept: (accepted) => accept(picture, accepted),
      onComment: (comment) => decisions.change(picture, { comment }),
    }),
  );
  part('list').replaceChildren(...(articles.length > 0 ? articles : [make('p', { textContent: words().none })]));
  summarise(pictures.length);
}

/** Where accepted pictures are hidden, the next one takes the place and the focus of the one that goes. */
function accept(picture: ShownPicture, accepted: boolean) {
  decisions.change(picture, { isAccepted: accepted });
  const pictures = filtered(found.shown, isAccepted);
  if (pictures.includes(picture)) return summarise(pictures.length);
  const index = focusedIndex();
  draw();
  focusPicture(index);
}

function speak() {
  document.documentElement.lang = languageSelect.value === 'zh' ? 'zh-CN' : 'en';
  document.title = words().title;
  for (const element of document.querySelectorAll<HTMLElement>('[data-word]'))
    element.textContent = words()[element.dataset.word as PlainWord];
  fillFilters(found.shown, words());
  draw();
}

function download() {
  const url = URL.createObjectURL(new Blob([decisions.exported(found.shown)], { type: 'application/json' }));
  make('a', { href: url, download: 'visual-review.json' }).click();
  URL.revokeObjectURL(url);
}

languageSelect.value = navigator.language.startsWith('zh') ? 'zh' : 'en';
languageSelect.onchange = speak;
part<HTMLSelectElement>('view').onchange = ({ target }) => (document.body.dataset.view = (target as HTMLSelectElement).value);
part<HTMLInputElement>('share').oninput = ({ target }) => document.body.style.setProperty('--before', (target as HTMLInputElement).value);
part('export').onclick = download;
onFilter(draw);
listenToKeys();
speak();
