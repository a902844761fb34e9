/** How many of something in English: '1 course', '2 courses'. A figure that is written out already is one only where it reads '1'. */
export function counted(count: number | string, one: string, many = `${one}s`): string {
  return `${count} ${String(count) === '1' ? one : many}`;
}
