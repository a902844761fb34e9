import { createAuth, isCallFailure } from '@college/api-client';
import { abandonAll } from '@college/curriculum-widgets/course-units/CourseUnitDetail/newUnit';
import { useToast } from '@college/ui/Toast';
import { useRouter } from '@tanstack/react-router';
import { useServices } from '../services';

/** Signs out: leaves the page first, so that unsaved changes are confirmed; then ends the session, locally in any case. */
export function useSignOut() {
  const { client, session } = useServices();
  const router = useRouter();
  const { showToast } = useToast();

  return async function signOut() {
    await router.navigate({ to: '/login', search: {} });
    if (router.state.location.pathname !== '/login') return;
    await abandonAll();
    const ended = createAuth(client).signOut();
    // The call has taken the token with it; a slow server must not keep the person signed in here.
    session.end();
    try {
      await ended;
    } catch (failure) {
      if (isCallFailure(failure)) showToast({ type: 'error', message: failure.message });
      else throw failure;
    }
  };
}
