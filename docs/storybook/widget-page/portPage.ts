/** The page of the port reference that tells a port, for `BookLink`. */
export function portPageOf({ area }: { area: string }): string {
  return `docs/ports-${area}--docs`;
}
