import type { Actor, ManagedUser } from '@college/curriculum-model';
import type { ReactNode } from 'react';
import type { RecordListQuery } from '../../support/recordList';
import type { PeopleSource } from '../PeopleSource';

/** The query of the list of people. */
export interface PeopleQuery extends RecordListQuery {
  /** Empty for everybody. */
  status: '' | 'enabled' | 'disabled';
}

export interface ManageUsersProps {
  /** Where people are read and changed. */
  source: PeopleSource;
  /** Who is signed in. */
  actor: Actor;
  /** The page on show, for an address that names it; leave out to let the list decide. */
  page?: number;
  /** Called with the page when the user changes it. */
  onPageChange?: (page: number) => void;
  /** Page, keyword, status, order and hidden columns on show, for an address that names them; leave out to let the list decide. */
  query?: PeopleQuery;
  /** Called when one of them changes. */
  onQueryChange?: (query: PeopleQuery) => void;
  /** Named ways to look at the list, as `SavedViews`, above the toolbar. */
  views?: ReactNode;
  /** Called when people were added, changed or erased here. */
  onRowsChange?: () => void;
  /** Whether the window that adds people is open at first. @default false */
  isNewOpen?: boolean;
  /** Where people change their own name and password. */
  accountHref?: string;
}

/** One person of the list, as it is acted on. */
export type PersonAct = { kind: 'edit' | 'reset' | 'secondFactor' | 'status' | 'erase'; person: ManagedUser };
