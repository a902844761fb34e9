import { listQueryOf } from '../../search/listPlace';
import { useListAddress } from '../../search/useListAddress';
import { createOutlines, quietClient } from '@college/api-client';
import { may } from '@college/curriculum-model';
import { OutlineList } from '@college/curriculum-widgets/outlines/OutlineList';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { useTrash } from '../../history/useTrash';
import { LeaveGuard } from '../../leaving/LeaveGuard';
import { useDraftOwner } from '../../leaving/useDraftOwner';
import { basePath } from '../../routing/basePath';
import { outlinesPath } from '../../search/directoryPaths';
import { newsPlaceOf } from '../../search/newsPaths';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';

const unchanged = { isDirty: false, changeCount: 0 };

/** /dic/outlines: the sample outlines from which the assistant suggests; page, keyword, order and the open outline are stored in the URL. */
export function OutlinesRoute() {
  const { client } = useServices();
  const router = useRouter();
  const { search, show } = useListAddress('/dic/outlines');
  const place = newsPlaceOf(search);
  const user = useLogin()?.user;
  const source = useMemo(() => createOutlines(quietClient(client)), [client]);
  const trash = useTrash();
  const [unsaved, setUnsaved] = useState(unchanged);
  const owner = useDraftOwner();
  const controls = useRef<{ save: () => Promise<boolean>; discard: () => void }>(null);

  return (
    <PageBody>
      <OutlineList
        {...owner}
        source={source}
        trash={trash}
        query={listQueryOf(search)}
        onQueryChange={(query) => show({ ...query })}
        itemId={place.id}
        onItemChange={(id) => {
          const path = `${basePath}${outlinesPath({ ...place, id })}`;
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
