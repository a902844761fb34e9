import { createClient, createSyllabus } from '@college/api-client';
import type { DocumentLanguages } from '@college/curriculum-model';
import { PublicReport } from '@college/curriculum-widgets/syllabus/PublicReport';
import { localeOf } from '@college/ui/theme';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useSettings } from '../../preferences/settings';
import { useDocumentTitle, useRow } from '../../routing/useDocumentTitle';
import { useServices } from '../../services';

/** /report (decision 153; query link): a published syllabus, for anybody who holds its link. */
export function PublicReportRoute() {
  const { client } = useServices();
  const { language, changeLanguage } = useSettings();
  const { link } = useSearch({ strict: false });
  const [languages, setLanguages] = useState<DocumentLanguages>(() => (localeOf(language) === 'zh-CN' ? 'zh' : 'en'));
  const [title, setTitle] = useState<string>();
  useDocumentTitle(useRow(), title);
  // A client without a session: what is read here is the same for everybody, and a sign-in that ran out elsewhere is no concern of it.
  const source = useMemo(() => createSyllabus(createClient({ baseUrl: client.baseUrl })), [client.baseUrl]);

  function choose(chosen: DocumentLanguages) {
    setLanguages(chosen);
    // Who reads one language reads the page around the paper in it.
    if (chosen !== 'both') changeLanguage(chosen === 'zh' ? '80101' : '80102');
  }

  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <PublicReport source={source} link={link} languages={languages} homeHref="/" onLanguagesChange={choose} onTitleChange={setTitle} />
    </>
  );
}
