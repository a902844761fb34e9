import type { BreadcrumbEntry } from '@college/ui/Breadcrumb';

interface TrailWords {
  home: string;
  courseUnits: string;
  majorName: string;
  homeHref?: string;
}

/** Home, major, course units (reference §2.13); the last is where one is. */
export function majorHomeTrail({ home, courseUnits, majorName, homeHref }: TrailWords): BreadcrumbEntry[] {
  return [
    { id: 'home', label: home, href: homeHref },
    { id: 'major', label: majorName },
    { id: 'units', label: courseUnits },
  ];
}
