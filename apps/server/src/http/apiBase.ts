/** Where every call of the contract stands (core §7). */
export const apiBase = '/college/api';
