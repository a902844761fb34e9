import { may, textOf, type Chain, type Language, type OptionItem } from '@college/curriculum-model';
import type { Queries } from '../db';
import type { Caller } from '../rights/caller';
import { findOrganisation } from './userRepository';

type Row = Awaited<ReturnType<typeof findOrganisation>>[number];

interface Node {
  id: number;
  label: string;
  isManaged: boolean;
  children: Map<number, Node>;
}

/** Departments, their majors and their courses, as far as the caller manages something in them. */
export async function readScopes(db: Queries, caller: Caller, language: Language): Promise<OptionItem[]> {
  const { collegeId } = caller;
  const top = new Map<number, Node>();
  for (const row of await findOrganisation(db, caller)) addRow(top, row);
  return optionsOf(top);

  function addRow(nodes: Map<number, Node>, { department, major, course, isManaged }: Row): void {
    const chain: Chain = { collegeId, departmentId: department.id };
    const below = enter(nodes, department, chain);
    if (!major) return;
    const ofMajor = { ...chain, majorId: major.id };
    const belowMajor = enter(below, major, ofMajor);
    if (course) enter(belowMajor, course, { ...ofMajor, courseId: course.id, managers: isManaged ? [caller.id] : [] });
  }

  function enter(
    nodes: Map<number, Node>,
    place: NonNullable<Row['major' | 'course']> | Row['department'],
    chain: Chain,
  ): Map<number, Node> {
    const known = nodes.get(place.id);
    if (known) return known.children;
    const node: Node = {
      id: place.id,
      label: textOf(place, 'name', language),
      isManaged: may(caller, 'manage', chain),
      children: new Map(),
    };
    nodes.set(place.id, node);
    return node.children;
  }
}

/** A place is listed where it, or something below it, is managed. */
function optionsOf(nodes: ReadonlyMap<number, Node>): OptionItem[] {
  return [...nodes.values()].flatMap(({ id, label, isManaged, children }) => {
    const below = optionsOf(children);
    if (!isManaged && below.length === 0) return [];
    return [below.length > 0 ? { label, value: id, children: below } : { label, value: id }];
  });
}
