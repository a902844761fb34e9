const apiPath = '/college/api/';

/** Collects the texts in the responses to a page, as recorded, and those of them without English. */
export function listenToReplies(page) {
  const recorded = new Set();
  const untranslated = new Set();
  page.on('response', async (response) => {
    if (!response.url().includes(apiPath) || !response.headers()['content-type']?.includes('json')) return;
    const reply = await response.json().catch(() => undefined); // The page went on before it was read.
    collect(reply?.data, { recorded, untranslated });
  });
  return {
    recorded,
    untranslated,
    forget() {
      recorded.clear();
      untranslated.clear();
    },
  };
}

function collect(value, found) {
  if (Array.isArray(value)) for (const item of value) collectPart('', item, {}, found);
  else if (typeof value === 'object' && value !== null) {
    const english = value.translations?.en ?? ('zh' in value && 'en' in value ? { zh: value.en, en: value.en } : {});
    for (const [name, part] of Object.entries(value)) if (name !== 'translations') collectPart(name, part, english, found);
  }
}

function collectPart(name, part, english, found) {
  if (typeof part !== 'string') collect(part, found);
  else if (part.trim()) {
    if (name !== 'en') found.recorded.add(part.trim());
    if (!(name in english)) found.untranslated.add(part.trim());
  }
}
