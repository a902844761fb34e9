/** A class of majors with those of this college. */
export interface CatalogueClass {
  code: string;
  name: string;
  majors: readonly { id: number; name: string; code: string }[];
}

/** A category of disciplines with its classes. */
export interface CatalogueCategory {
  code: string;
  name: string;
  classes: readonly CatalogueClass[];
}

/** Where the catalogue is read; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface TeachStandardSource {
  /**
   * Categories with their classes, and the college's own majors under each class.
   * Call: `GET /profession/standards` (extension).
   */
  listStandardsCatalogue(options?: { signal?: AbortSignal }): Promise<readonly CatalogueCategory[]>;
}
