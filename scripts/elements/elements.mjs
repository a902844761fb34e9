/** The widgets of the catalogue as elements: which props a page can set, and how. */
import { isPresenceChecked } from './presenceChecks.mjs';

/** Props that only a React tree can use; a status is handed out as React draws it. */
const onlyInReact = ['ref', 'className', 'style', 'key', 'onStatusChange'];

export function elementsOf({ components }) {
  return components
    .filter(({ element }) => element)
    .map(({ name, element, entry, description, props }) => ({
      name,
      tag: element,
      description,
      /** Where the widget is imported from. */
      path: entry,
      props: props
        .filter((prop) => !onlyInReact.includes(prop.name))
        .map((prop) => ({
          ...prop,
          kind: kindOf(prop),
          isOffer: prop.kind === 'event' && !prop.isRequired && isPresenceChecked(prop.name),
        })),
    }))
    .sort((one, other) => (one.tag < other.tag ? -1 : 1));
}

function kindOf({ kind, type }) {
  return kind === 'object' && /\bReactNode\b/.test(type) ? 'node' : kind;
}

/** `courseId` is written `course-id` in markup. */
export function attributeOf(prop) {
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `onGoToTarget` becomes the event `go-to-target`. */
export function eventOf(prop) {
  return attributeOf(prop.charAt(2).toLowerCase() + prop.slice(3));
}
