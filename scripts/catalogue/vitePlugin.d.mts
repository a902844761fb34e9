import type { Plugin } from 'vite';

export function publishedComponents(): Plugin;
export function references(): Plugin;
