-- A save of the major matrix changes the strength of thousands of entries in place. Room left in their pages keeps the new versions of
-- the rows beside the old ones, so that the indexes need no new entries.
alter table "major_matrix_entries" set (fillfactor = 60);
