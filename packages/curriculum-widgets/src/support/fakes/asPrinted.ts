/** Draws the page by its rules for paper, on the screen; answers the way back. */
export function asPrinted(document: Document): () => void {
  const changed: { media: MediaList; text: string }[] = [];
  const switchTo = (media: MediaList, text: string) => {
    changed.push({ media, text: media.mediaText });
    media.mediaText = text;
  };
  for (const sheet of document.styleSheets) {
    for (const { media } of mediaRules(sheet.cssRules)) {
      if (media.mediaText === 'print') switchTo(media, 'all');
      else if (media.mediaText.startsWith('screen')) switchTo(media, 'not all');
    }
  }
  return () => {
    for (const { media, text } of changed) media.mediaText = text;
  };
}

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? mediaRules(rule.cssRules) : []),
  ]);
}
