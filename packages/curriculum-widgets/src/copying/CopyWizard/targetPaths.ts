/** Where the target major's home is (core §2). */
export function targetMajorPath(majorId: number): string {
  return `/major/index?majorId=${majorId}`;
}

/** Where a copied course unit is opened. */
export function courseUnitPath({ majorId, courseId }: { majorId: number; courseId: number }): string {
  return `/courseUnit/detail?majorId=${majorId}&courseUnitId=${courseId}`;
}
