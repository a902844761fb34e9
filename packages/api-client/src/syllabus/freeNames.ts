/** Names of files in one folder: a name that another file has already gets a number, also where only its letters' case or their composition differs. */
export function freeNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const end = name.lastIndexOf('.');
    const [stem, ending] = end > 0 ? [name.slice(0, end), name.slice(end)] : [name, ''];
    let free = name;
    for (let number = 2; taken.has(keyOf(free)); number += 1) free = `${stem} (${number})${ending}`;
    taken.add(keyOf(free));
    return free;
  };
}

function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
