/** Words of the changelogs, for changesets: one line a component, no hashes, no names of people. */

/** `GoalTable: Keep the focus. Button: New size.` is two lines; a text without a label stays one. */
function linesOf(summary) {
  return summary
    .trim()
    .split(/\n{2,}/)
    .flatMap((paragraph) =>
      paragraph
        .replace(/\s*\n\s*/g, ' ')
        .replace(/^[-*] /, '')
        .split(/(?<=[.!?。] )(?=[A-Z][\w -]{1,40}: [A-Z`])/)
        .map((line) => line.trim()),
    )
    .map((line) => line.replace(/^([A-Z][\w ,-]{1,120}): (.)/, (_, label, first) => `**${label}**: ${first.toUpperCase()}`));
}

async function getReleaseLine({ summary }) {
  return linesOf(summary)
    .map((line) => `- ${line}`)
    .join('\n');
}

async function getDependencyReleaseLine(_changesets, updated) {
  if (updated.length === 0) return '';
  return `- Works with ${updated.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`).join(', ')}.`;
}

module.exports = { getReleaseLine, getDependencyReleaseLine, linesOf };
