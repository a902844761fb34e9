import type { Spoken } from '../../../docs/storybook/widget-page/accessibility';
import type { Fault } from './inPage/fault';
import type { ReportedFault } from './storyPage';

/** Something that a sweep found at a story. */
export interface Finding {
  kind: Fault['kind'] | ReportedFault['kind'];
  what: string;
  target?: string;
  /** How much, where it was found first. */
  extent?: string;
  /** The combinations and sizes in which it was found: `zh/light 1300`. */
  places: string[];
}

/** What was seen of one story. */
export interface StoryResult {
  id: string;
  title: string;
  name: string;
  /** The combinations in which it was drawn. */
  drawn: string[];
  /** What it fixes by itself, so that the toolbars do not change it. */
  fixed: string[];
  findings: Finding[];
  /** Roles and names, of the story with which a page opens. */
  spoken?: Spoken;
  milliseconds: number;
}

/** Collects findings, one for each thing found, with all the places where it was. */
export function collectFindings() {
  const found = new Map<string, Finding>();
  return {
    add(place: string, faults: readonly (Fault | ReportedFault)[]) {
      for (const fault of faults) {
        const target = 'target' in fault ? fault.target : undefined;
        const key = [fault.kind, fault.what, target].join('\n');
        const known = found.get(key) ?? { ...fault, places: [] };
        if (!known.places.includes(place)) known.places.push(place);
        found.set(key, known);
      }
    },
    all: () => [...found.values()],
  };
}
