import { useTrash } from '../../history/useTrash';
import { listQueryOf } from '../../search/listPlace';
import { useListAddress } from '../../search/useListAddress';
import { createNews, quietClient } from '@college/api-client';
import { may } from '@college/curriculum-model';
import { NewsList } from '@college/curriculum-widgets/news/NewsList';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { LeaveGuard } from '../../leaving/LeaveGuard';
import { useDraftOwner } from '../../leaving/useDraftOwner';
import { basePath } from '../../routing/basePath';
import { newsPath, newsPlaceOf } from '../../search/newsPaths';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';

const unchanged = { isDirty: false, changeCount: 0 };

/** /news: news of the college; page, keyword, order and the open item are stored in the URL. */
export function NewsRoute() {
  const { client } = useServices();
  const router = useRouter();
  const { search, show } = useListAddress('/news');
  const place = newsPlaceOf(search);
  const user = useLogin()?.user;
  const source = useMemo(() => createNews(quietClient(client)), [client]);
  const trash = useTrash();
  const [unsaved, setUnsaved] = useState(unchanged);
  const owner = useDraftOwner();
  const controls = useRef<{ save: () => Promise<boolean>; discard: () => void }>(null);

  return (
    <PageBody>
      <NewsList
        {...owner}
        source={source}
        trash={trash}
        query={listQueryOf(search)}
        onQueryChange={(query) => show({ ...query })}
        itemId={place.id}
        onItemChange={(id) => {
          const path = `${basePath}${newsPath({ ...place, id })}`;
          // Back closes what was opened from the list; reading on to a neighbour is no step of its own.
          if (place.id === null) router.history.push(path);
          else router.history.replace(path);
        }}
        isEditable={user !== undefined && may(user, 'collegeManage', { collegeId: user.collegeId })}
        onUnsavedChange={setUnsaved}
        controls={controls}
      />
      <LeaveGuard dirty={unsaved} controls={controls} />
    </PageBody>
  );
}
