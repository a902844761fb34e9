import { checkNewUsers, type Actor, type PresentedNewUserFault } from '@college/curriculum-model';
import { useLocale, useMessages } from '@college/ui/messages';
import { useEffect, useReducer } from 'react';
import { useLatest } from '../../support/desk/useLatest';
import { messageOf } from '../../support/messageOf';
import { saveFailureMessages } from '../../support/saving/messages';
import { unsureHintOf } from '../../support/saving/useSaveFailure';
import type { PeopleSource } from '../PeopleSource';
import { isBlank, toNewUserRow } from './insertRow';
import { emptyInsert, insertUsersReducer } from './insertUsersState';
import type { ScopesSource } from './scopePieces';
import { useScopePlaces } from './useScopePlaces';

/** What adding people asks. */
export type InsertSource = ScopesSource & Pick<PeopleSource, 'checkPeople' | 'insertPeople'>;

interface UseInsertUsersOptions {
  source: InsertSource;
  actor: Actor;
  isOpen: boolean;
  /** Called with the number of users that were added. */
  onInserted: (count: number) => void;
}

/** Reads what may be granted, checks the rows with the server and adds them; nothing is added while a row is wrong unless asked. */
export function useInsertUsers({ source, actor, isOpen, onInserted }: UseInsertUsersOptions) {
  const [state, dispatch] = useReducer(insertUsersReducer, emptyInsert);
  const { locale } = useLocale();
  const saving = useMessages(saveFailureMessages);
  const latest = useLatest(source);
  const scopes = useScopePlaces({ source, actor, rows: state.rows, locale, isOpen });
  const { grants } = scopes;
  useEffect(() => dispatch({ type: 'placesKnown', grants }), [grants]);

  async function submit({ onlyValid }: { onlyValid: boolean }) {
    const rows = state.rows.filter((row) => !isBlank(row));
    if (rows.length === 0) return;
    const sent = rows.map(toNewUserRow);
    const keys = rows.map(({ key }) => key);
    let isSent = false;
    dispatch({ type: 'checkStarted' });
    try {
      if (!onlyValid) {
        const faults = await latest().checkPeople(sent);
        if (faults.length > 0 || checkNewUsers(sent).length > 0) {
          dispatch({ type: 'refused', faults, sentKeys: keys });
          return;
        }
      }
      dispatch({ type: 'insertStarted', isOnlyValid: onlyValid });
      isSent = true;
      const added = await latest().insertPeople(sent, { onlyValid });
      // A server that tells no rows adds them in their order, all or those without a fault.
      const places = added.map(({ row }, index) => (row ?? index + 1) - 1);
      const addedKeys = new Set(places.map((place) => keys[place]).filter((key) => key !== undefined));
      dispatch({ type: 'inserted', keys: addedKeys });
      onInserted(addedKeys.size);
    } catch (error) {
      const faults = faultsIn(error);
      if (faults) dispatch({ type: 'refused', faults, sentKeys: keys });
      else dispatch({ type: 'failed', message: messageOf(error), hint: isSent ? unsureHintOf(error, saving) : null });
    }
  }

  return {
    state,
    dispatch,
    scopes,
    submit,
  };
}

/** The faults an error carries; read by shape, so that any backend's error will do. */
function faultsIn(error: unknown): readonly PresentedNewUserFault[] | undefined {
  return error instanceof Error && 'faults' in error && Array.isArray(error.faults) ? error.faults : undefined;
}
