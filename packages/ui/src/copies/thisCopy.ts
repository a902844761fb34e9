/** A copy of this package that a page has loaded. */
export interface Copy {
  version: string;
}

/** Written in by the build. */
declare const PACKAGE_VERSION: string;

/** The copy that this file belongs to. */
export const thisCopy: Copy = { version: typeof PACKAGE_VERSION === 'undefined' ? '' : PACKAGE_VERSION };
