/** `courseId` is written `course-id` in markup. */
export function attributeOf(prop: string) {
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `onGoToTarget` becomes the event `go-to-target`. */
export function eventOf(prop: string) {
  return attributeOf(prop.charAt(2).toLowerCase() + prop.slice(3));
}
