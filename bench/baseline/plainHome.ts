import type { CourseCard } from '@college/curriculum-model';

const style = `
  body { margin: 0; font: 14px/20px system-ui, sans-serif; }
  header, .bar { display: flex; align-items: center; gap: 20px; padding: 20px 0; }
  h1 { font: 600 28px/40px system-ui; margin: 0; } h2, h3 { font: 600 16px/24px system-ui; margin: 0; }
  ul { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); margin: 0; padding: 0; list-style: none; border-top: 1px solid; }
  li { box-sizing: border-box; height: 176px; padding: 14px 20px; border-bottom: 1px solid; border-left: 1px solid; }
  article { position: relative; display: flex; flex-direction: column; height: 100%; }
  article > button { position: absolute; top: 0; right: 0; width: 28px; height: 28px; }
  .middle { position: relative; flex: 1; }
  .cover { position: absolute; inset: 0; display: flex; gap: 16px; opacity: 0; }
  .foot { display: flex; align-items: center; gap: 12px; font-size: 12px; }
  .track { width: 72px; height: 4px; background: linear-gradient(#123, #123) no-repeat 0 0 / var(--share) 100% #ddd; }
  .managers { flex: 1; text-align: end; }
`;

/** The styles; added to the page once. */
export function plainHomeStyle() {
  return make('style', style);
}

/** As many as a window of 900 px shows under the head: the least that looks the same. */
const inSight = 16;
const debounce = 300;

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, text = '', className = '') {
  const element = document.createElement(name);
  element.textContent = text;
  element.className = className;
  return element;
}

function link(text: string, href: string, label?: string) {
  const anchor = make('a', text);
  anchor.href = href;
  if (label) anchor.ariaLabel = label;
  return anchor;
}

function cardOf({ self, parent, manager, coverMenus, progress }: CourseCard) {
  const place = make('li');
  const card = make('article');
  card.ariaLabel = self.label;
  const top = make('div', '', 'top');
  const choice = make('input');
  choice.type = 'radio';
  choice.name = 'course';
  choice.ariaLabel = self.label;
  top.append(choice, String(self.value));
  const name = make('h3');
  name.append(link(self.label, `#course-${self.value}`));
  const middle = make('div', parent.label, 'middle');
  const cover = make('div', '', 'cover');
  cover.append(...coverMenus.map(({ label, value }) => link(label, `#${value}-${self.value}`, `${label}：${self.label}`)));
  middle.append(cover);
  const foot = make('div', '', 'foot');
  const track = make('div', '', 'track');
  track.role = 'progressbar';
  track.ariaValueNow = String(progress);
  track.style.setProperty('--share', `${progress}%`);
  foot.append(track, make('span', `${progress}%`), make('span', manager.map(({ label }) => label).join('、'), 'managers'));
  const menu = make('button', '…');
  menu.ariaLabel = `${self.label}的更多操作`;
  card.append(top, name, middle, foot, menu);
  place.append(card);
  return place;
}

/** The home of a major without a framework: a header, a search field, and the visible cards, re-rendered for each search. */
export function plainHome(host: HTMLElement, cards: readonly CourseCard[]) {
  const head = make('header');
  head.append(
    make('h1', cards[0]!.parent.label),
    make('span', `${cards.length} 门课程`),
    make('button', '导出'),
    make('button', '编辑专业'),
  );
  const bar = make('div', '', 'bar');
  const input = make('input');
  input.type = 'search';
  const mine = make('label', '仅看我的课程');
  const box = make('input');
  box.type = 'checkbox';
  mine.prepend(box);
  bar.append(make('h2', '课程单元'), input, mine, make('button', '添加课程'));
  const list = make('ul');
  const texts = cards.map(({ self, manager }) => [self.label, self.value, ...manager.map(({ label }) => label)].join('\n').toLowerCase());
  let timer = 0;
  function draw() {
    const keyword = input.value.trim().toLowerCase();
    const found = cards.filter((_, index) => texts[index]!.includes(keyword)).slice(0, inSight);
    list.replaceChildren(...found.map(cardOf));
  }
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(draw, debounce);
  });
  draw();
  host.append(head, bar, list);
}
