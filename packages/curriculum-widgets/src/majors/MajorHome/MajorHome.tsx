import { languageCodes } from '@college/curriculum-model';
import { Breadcrumb } from '@college/ui/Breadcrumb';
import { ErrorState } from '@college/ui/ErrorState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import type { MajorHomeProps } from './MajorHomeProps';
import { MajorHomeSkeleton } from './MajorHomeSkeleton';
import { MajorPage } from './MajorPage';
import { majorHomeMessages } from './messages';
import { useMajorHome } from './useMajorHome';
import { useTrail } from './useTrail';

/** The home of a major: its banner, and its courses as cards (reference §2.13). Put it inside a `ToastProvider`. */
export function MajorHome(props: MajorHomeProps) {
  // Another major starts afresh: search, choice and layers have nothing to do with the one before.
  return <Home key={props.majorId} {...props} />;
}

function Home(props: MajorHomeProps) {
  const { source, majorId, hrefs, onTrailChange, ref } = props;
  const text = useMessages(majorHomeMessages);
  const { showToast } = useToast();
  const lang = languageCodes[useLanguage()];
  const { state, dispatch, reload } = useMajorHome({
    source,
    majorId,
    lang,
    onFail: (message) => showToast({ type: 'error', message, action: { label: text.retry, onAction: () => reload() } }),
  });
  const trail = useTrail({ major: state.status === 'ready' ? state.major : null, hrefs, onTrailChange });
  return (
    <Page ref={ref} aria-label={state.status === 'ready' ? trail.at(-2)?.label : text.courseUnits} aria-busy={state.status === 'loading'}>
      {!onTrailChange && <Breadcrumb entries={trail} />}
      {state.status === 'loading' && <MajorHomeSkeleton />}
      {state.status === 'failed' && (
        <ErrorState
          title={text.failed}
          hint={state.message}
          onRetry={reload}
          isRetrying={state.isRetrying}
          wayOut={hrefs.home && <Link href={hrefs.home}>{text.toHome}</Link>}
        />
      )}
      {state.status === 'ready' && <MajorPage {...props} {...{ state, dispatch, lang }} onReload={reload} />}
    </Page>
  );
}

const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[5]};
`;
