import type { BreadcrumbEntry } from '@college/ui/Breadcrumb';

interface TrailWords {
  home: string;
  courseUnits: string;
  /** Empty while it is not known. */
  majorName: string;
  homeHref?: string;
  majorHref?: string;
}

/** Home, major, course units (reference §2.13); the last is where one is. */
export function majorHomeTrail({ home, courseUnits, majorName, homeHref, majorHref }: TrailWords): BreadcrumbEntry[] {
  return [
    { id: 'home', label: home, href: homeHref },
    ...(majorName === '' ? [] : [{ id: 'major', label: majorName, href: majorHref }]),
    { id: 'units', label: courseUnits },
  ];
}
