/** Largest id: what a four-byte integer column holds, so that no id reaches the database and fails there. */
export const maxId = 2_147_483_647;
