import { syllabusDocument, type DocumentBlock, type DocumentTable, type ReportData, type Words } from '@college/curriculum-model';

const style = `
  body { margin: 0; font: 14px/20px system-ui, sans-serif; }
  main { display: grid; grid-template-columns: 200px 1fr; gap: 40px; max-width: 1120px; margin: 0 auto; }
  nav { position: sticky; top: 0; align-self: start; } nav a { display: block; padding: 6px 0; }
  h1 { font: 600 28px/40px system-ui; text-align: center; } h2 { font: 600 16px/24px system-ui; border-bottom: 1px solid; } h3 { font: 600 14px/20px system-ui; margin: 0; }
  dl { display: grid; grid-template-columns: 1fr 1fr; margin: 0; } dl > div { display: flex; gap: 24px; padding: 10px 0; border-bottom: 1px solid #ddd; }
  dt { width: 120px; color: #666; } dd { flex: 1; margin: 0; } [data-field] { display: flex; gap: 8px; } textarea { flex: 1; font: inherit; }
  table { width: 100%; border-collapse: collapse; table-layout: fixed; } caption { text-align: start; padding: 16px 0 4px; }
  th, td { padding: 8px; border-bottom: 1px solid #ddd; text-align: start; vertical-align: top; font-weight: 400; }
  .sign { display: grid; grid-template-columns: 1fr 1fr; gap: 32px; }
`;

/** The styles; added to the page once. */
export function plainSyllabusStyle() {
  return make('style', style);
}

/** The report as plain elements: the minimal equivalent that shows the same text and opens a field in place. */
export function plainSyllabus(host: HTMLElement, report: ReportData) {
  const { title, blocks } = syllabusDocument(report, 'zh');
  const main = make('main');
  const nav = make('nav');
  const paper = make('article');
  paper.append(make('h1', textOf(title)));
  for (const block of blocks) {
    if (block.kind === 'heading') nav.append(make('a', `${block.number} ${textOf(block.text)}`));
    paper.append(elementOf(block));
  }
  main.append(nav, paper);
  host.replaceChildren(main);
}

/** Opens one field as a textarea in its place. */
export function openPlainField(name: string) {
  const place = document.querySelector(`[data-field="${name}"]`)!;
  const area = make('textarea');
  area.value = place.querySelector('span')!.textContent ?? '';
  const save = make('button', '保存');
  const cancel = make('button', '取消');
  place.replaceChildren(area, save, cancel);
  area.focus();
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, text = '') {
  const element = document.createElement(name);
  if (text !== '') element.textContent = text;
  return element;
}

const textOf = ({ zh, en }: Words) => zh ?? en ?? '';

function fieldOf(name: string, words: Words) {
  const place = make('div');
  place.dataset['field'] = name;
  const edit = make('button', '✎');
  edit.ariaLabel = `编辑${name}`;
  place.append(make('span', textOf(words) || '未填写'), edit);
  return place;
}

function factsOf(facts: readonly { key: string; label: Words; value: Words }[]) {
  const list = make('dl');
  for (const { key, label, value } of facts) {
    const row = make('div');
    const definition = make('dd');
    definition.append(fieldOf(key, value));
    row.append(make('dt', textOf(label)), definition);
    list.append(row);
  }
  return list;
}

function elementOf(block: DocumentBlock): HTMLElement {
  switch (block.kind) {
    case 'heading':
      return make('h2', `${block.number} ${textOf(block.text)}`);
    case 'facts':
      return factsOf(block.facts);
    case 'paragraph':
      return factsOf([{ key: block.id, label: block.label ?? {}, value: block.text }]);
    case 'legend':
      return make('p', block.entries.map(({ support, text }) => `${'★☆'[support]} ${textOf(text)}`).join(' '));
    case 'signatures': {
      const lines = make('div');
      lines.className = 'sign';
      lines.append(...block.labels.map((label) => make('div', textOf(label))));
      return lines;
    }
    case 'table':
      return tableOf(block);
  }
}

function tableOf({ caption, note, columns, rows }: DocumentTable) {
  const table = make('table');
  const head = table.createCaption();
  if (caption) head.append(make('h3', textOf(caption)));
  if (note) head.append(make('span', textOf(note)));
  const heads = table.createTHead().insertRow();
  for (const { label } of columns) heads.append(make('th', textOf(label)));
  const body = table.createTBody();
  for (const { cells } of rows) {
    const row = body.insertRow();
    for (const { lines } of cells) {
      const cell = row.insertCell();
      for (const { words, support, code } of lines) {
        const line = make('div');
        if (support !== undefined) line.append(make('i', '★☆'[support]));
        if (code) line.append(make('span', code));
        line.append(make('span', textOf(words)));
        cell.append(line);
      }
    }
  }
  return table;
}
