/** The base path of every call of the contract (core §7). */
export const apiBase = '/college/api';
