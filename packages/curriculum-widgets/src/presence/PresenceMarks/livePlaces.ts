import { syllabusFieldNames, type Language, type MatrixKind } from '@college/curriculum-model';

/** How the fields and cells of a page are named among those who have it open. */
export interface LivePlaces {
  /** The field or cell that holds an element; null where there is none, undefined in a window over the page, which belongs to where one was before. */
  fieldOf: (element: Element) => string | null | undefined;
  /** The element of a field or cell; null where it is not drawn. */
  elementOf: (field: string) => Element | null;
  /** What it is called on this page. */
  nameOf: (field: string) => string | undefined;
}

const overPage = '[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]';
const sayable = /^[\w:.-]+$/;

/** The fields and sections of `CourseUnitDetail`. */
export function coursePlaces(courseId: number, root: ParentNode = document): LivePlaces {
  const prefix = `course:${courseId}#`;
  const placeOf = (field: string) =>
    field.startsWith(prefix) ? root.querySelector(`[data-place="${CSS.escape(field.slice(prefix.length))}"]`) : null;
  return {
    fieldOf(element) {
      if (element.closest(overPage)) return undefined;
      const place = element.closest<HTMLElement>('[data-place]')?.dataset.place;
      return place !== undefined && sayable.test(place) ? prefix + place : null;
    },
    elementOf(field) {
      const place = placeOf(field);
      // A section is longer than the window: its title stands for it.
      return place?.querySelector('textarea, [contenteditable]') || place?.matches(':not(section)')
        ? place
        : (place?.querySelector('h2') ?? null);
    },
    nameOf: (field) =>
      placeOf(field)
        ?.querySelector('label, h2, [id]')
        ?.textContent?.replace(/\s*\*$/u, '') || undefined,
  };
}

/** The cells of `MatrixPage`: those of the major matrix are the same on the page of each course. */
export function matrixPlaces(
  { matrix, courseId, projectId }: { matrix: MatrixKind; courseId: number; projectId?: number | undefined },
  root: ParentNode = document,
): LivePlaces {
  const ownScopes = { major: 'majorMatrix', course: `courseMatrix:${courseId}`, project: `projectMatrix:${courseId}.${projectId ?? ''}` };
  const scope = ownScopes[matrix];
  const grid = () => root.querySelector<HTMLElement>('[role="tabpanel"] [role="grid"]');
  function partsOf(field: string) {
    const [of, rowId = '', columnId = ''] = field.split('/');
    const found = of === scope ? grid() : null;
    if (!found) return null;
    const isTransposed = found.parentElement?.hasAttribute('data-transposed');
    const [line, head] = isTransposed ? [columnId, rowId] : [rowId, columnId];
    return {
      row: found.querySelector(`[role="row"][data-id="${CSS.escape(line)}"]`),
      column: found.querySelector(`[role="columnheader"][data-id="${CSS.escape(head)}"]`),
    };
  }
  return {
    fieldOf(element) {
      // The form beside the matrix is that of the cell.
      if (element.closest(`${overPage}, aside`)) return undefined;
      const cell = element.closest('[role="gridcell"]');
      const found = cell?.closest<HTMLElement>('[role="grid"]');
      if (!cell || !found) return null;
      const at = cell.getAttribute('aria-colindex');
      const head = found.querySelector<HTMLElement>(`[role="columnheader"][data-id][aria-colindex="${at}"]`)?.dataset.id ?? '';
      const line = cell.closest<HTMLElement>('[role="row"]')?.dataset.id ?? '';
      if (!sayable.test(head) || !sayable.test(line)) return null;
      return `${scope}/${found.parentElement?.hasAttribute('data-transposed') ? `${head}/${line}` : `${line}/${head}`}`;
    },
    elementOf(field) {
      const { row, column } = partsOf(field) ?? {};
      return (column && row?.querySelector(`[role="gridcell"][aria-colindex="${column.getAttribute('aria-colindex')}"]`)) ?? null;
    },
    nameOf(field) {
      const { row, column } = partsOf(field) ?? {};
      const [one, other] = [row?.querySelector('[role="rowheader"]'), column].map((head) => shortName(head));
      return one && other ? `${one} × ${other}` : undefined;
    },
  };
}

function shortName(head: Element | null | undefined): string {
  const name = head?.querySelector('[data-part="name"]');
  // Columns have a number for a name, rows a word.
  const [first, second] = head?.getAttribute('role') === 'columnheader' ? ['b', 'span'] : ['span', 'b'];
  return name?.querySelector(first!)?.textContent || name?.querySelector(second!)?.textContent || '';
}

/** The fields of `SyllabusEditor`. */
export function syllabusPlaces(courseId: number, language: Language, root: ParentNode = document): LivePlaces {
  const prefix = `report:${courseId}#`;
  const nameIn = (field: string) => (field.startsWith(prefix) ? field.slice(prefix.length) : '');
  return {
    fieldOf(element) {
      if (element.closest(overPage)) return undefined;
      const field = element.closest<HTMLElement>('[data-field]')?.dataset.field;
      return field !== undefined && sayable.test(field) ? prefix + field : null;
    },
    elementOf: (field) => (nameIn(field) === '' ? null : root.querySelector(`[data-field="${CSS.escape(nameIn(field))}"]`)),
    nameOf: (field) => (syllabusFieldNames as Record<string, Record<Language, string> | undefined>)[nameIn(field)]?.[language],
  };
}

/** A page on which nothing is edited together, such as a review. */
export const noPlaces: LivePlaces = { fieldOf: () => null, elementOf: () => null, nameOf: () => undefined };
