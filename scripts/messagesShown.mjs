const spoken = /^\s*- (?:alert|alertdialog|dialog|status)\b/;
const most = 30;

/** The messages and dialogs of a page, out of the snapshot that Playwright leaves of it; its lines are an outline by roles. */
export function messagesShown(context) {
  const [, snapshot = ''] = /^```yaml\n([\s\S]*?)\n```/m.exec(context) ?? [];
  let around = Infinity;
  const lines = snapshot.split('\n').filter((line) => {
    const depth = line.search(/\S/);
    if (depth > around) return true;
    around = spoken.test(line) ? depth : Infinity;
    return around === depth;
  });
  return lines.slice(0, most);
}
