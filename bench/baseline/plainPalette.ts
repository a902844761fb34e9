import type { FoundGroup, FoundRecord } from '@college/curriculum-model';

interface Act {
  title: string;
  otherTitle?: string;
}

interface PlainPalette {
  groups: readonly FoundGroup[];
  /** The pinyin initials of the name of a record. */
  initialsOf: (record: FoundRecord) => string;
  acts: readonly Act[];
  actsOf: (record: FoundRecord) => readonly Act[];
}

const style = `
  [role=dialog] { position: fixed; top: 72px; left: 50%; width: 760px; margin-left: -380px; font: 14px/20px system-ui, sans-serif; box-shadow: 0 8px 24px #0004; }
  [role=dialog] input { box-sizing: border-box; width: 100%; height: 56px; font-size: 16px; }
  [role=listbox] { max-height: 540px; overflow-y: auto; padding: 4px 8px; }
  h2 { margin: 0; padding: 10px 12px 4px; font: 12px/16px system-ui; }
  [role=option] { display: grid; grid-template-columns: 16px minmax(0, 1fr) auto 64px; align-items: center; gap: 0 12px; height: 36px; padding: 0 12px; white-space: nowrap; }
  [role=option] span { overflow: hidden; text-overflow: ellipsis; }
`;
const shownOfGroup = 3;
const shownActs = 6;

/** The styles; added to the page once. */
export function plainPaletteStyle() {
  return make('style', style);
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, text = '') {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function sign() {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('width', '16');
  svg.setAttribute('height', '16');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', 'M2 2h12v12H2z');
  svg.append(path);
  return svg;
}

function lineOf(title: string, keyword: string, detail: string, place: string) {
  const line = make('a');
  line.role = 'option';
  line.href = '#';
  const name = make('span');
  const at = title.toLowerCase().indexOf(keyword);
  if (at < 0) name.append(title);
  else name.append(title.slice(0, at), make('mark', title.slice(at, at + keyword.length)), title.slice(at + keyword.length));
  if (detail) name.append(make('span', detail));
  line.append(sign(), name, make('span', place), make('span'));
  return line;
}

function sectionOf(head: string, lines: readonly HTMLElement[]) {
  const section = make('div');
  section.role = 'group';
  section.append(make('h2', head), ...lines);
  return section;
}

/** A palette without a framework: what contains all words of the keyword, else any of them, the shortest first, re-rendered for each key. Returned is what opens and closes it. */
export function plainPalette({ groups, initialsOf, acts, actsOf }: PlainPalette) {
  const textOf = (...texts: (string | undefined)[]) => texts.join('\n').toLowerCase();
  const known = groups.map(({ kind, list }) => ({
    kind,
    records: list.map((record) => ({ record, text: textOf(record.title, record.otherTitle, initialsOf(record)) })),
  }));
  const done = acts.map((act) => ({ act, text: textOf(act.title, act.otherTitle) }));
  const dialog = make('div');
  dialog.role = 'dialog';
  const input = make('input');
  const list = make('div');
  list.role = 'listbox';
  dialog.append(input, list);

  function draw() {
    const keyword = input.value.trim().toLowerCase();
    const words = keyword.split(/\s+/);
    const holds = ({ text }: { text: string }) => words.every((word) => text.includes(word));
    const isNamed = ({ text }: { text: string }) => words.some((word) => text.includes(word));
    const sections = known.map(({ kind, records }) => {
      const whole = records.filter(holds);
      const found = (whole.length > 0 ? whole : records.filter(isNamed)).sort(
        (left, right) => left.record.title.length - right.record.title.length,
      );
      return { kind, found: found.map(({ record }) => record) };
    });
    const first = sections[0]?.found[0];
    const drawn = sections.map(({ kind, found }) =>
      sectionOf(
        `${kind} ${found.length}`,
        found
          .slice(0, shownOfGroup)
          .map((record) => lineOf(record.title, keyword, String(record.id), `${record.majorName ?? ''} ${record.leader ?? ''}`)),
      ),
    );
    const here = first ? actsOf(first).map(({ title }) => lineOf(title, keyword, '', '')) : [];
    const named = done.filter(holds).slice(0, shownActs);
    list.replaceChildren(
      ...drawn,
      sectionOf('here', here),
      sectionOf(
        'acts',
        named.map(({ act }) => lineOf(act.title, keyword, '', '')),
      ),
    );
  }

  input.addEventListener('input', draw);
  return (isOpen: boolean) => {
    if (!isOpen) {
      dialog.remove();
      return;
    }
    input.value = '';
    list.replaceChildren(...acts.slice(0, 8).map(({ title }) => lineOf(title, '', '', '')));
    document.body.append(dialog);
    input.focus();
  };
}
