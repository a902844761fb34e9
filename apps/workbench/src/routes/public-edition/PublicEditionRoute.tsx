import { createClient, createEditionPublishing } from '@college/api-client';
import { PublishedEdition } from '@college/curriculum-widgets/editions/PublishedEdition';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useSettings } from '../../preferences/settings';
import { useDocumentTitle, useRow } from '../../routing/useDocumentTitle';
import { publicEditionPath } from '../../search/coursePaths';
import { idOf } from '../../search/searchParams';
import { useServices } from '../../services';

/** /published (query link, course): a published edition, or one of its courses, for anybody who holds its link. */
export function PublicEditionRoute() {
  const { client } = useServices();
  const { changeLanguage } = useSettings();
  const { link = '', course } = useSearch({ strict: false });
  const [title, setTitle] = useState<string>();
  useDocumentTitle(useRow(), title);
  // A client without a session: what is read here is the same for everybody, and a sign-in that ran out elsewhere is no concern of it.
  const source = useMemo(() => createEditionPublishing(createClient({ baseUrl: client.baseUrl })), [client.baseUrl]);
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <PublishedEdition
        dataSource={source}
        link={link}
        course={idOf(course)}
        courseHref={(lineage) => publicEditionPath({ link, course: lineage })}
        // Who reads one language reads the page around the paper in it.
        onLanguagesChange={(chosen) => chosen !== 'both' && changeLanguage(chosen === 'zh' ? '80101' : '80102')}
        homeHref="/"
        onTitleChange={setTitle}
      />
    </>
  );
}
