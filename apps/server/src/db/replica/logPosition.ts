/** A place in PostgreSQL's log as a number, so that two can be compared: `16/B374D848` is two hexadecimal halves of 32 bits. */
export function logPosition(text: string): bigint {
  const halves = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text);
  if (!halves) throw new Error(`logPosition: ${text} is no place in a log of PostgreSQL. Give one such as 16/B374D848.`);
  return (BigInt(`0x${halves[1]}`) << 32n) | BigInt(`0x${halves[2]}`);
}
