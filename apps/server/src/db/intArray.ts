/** Whole numbers as one parameter, `{1,2}`; a cast such as `::int[]` makes an array of it. */
export function intArray(numbers: Iterable<number>): string {
  return `{${[...numbers].join(',')}}`;
}
