import type { Plugin } from 'vite';

export function publishedComponents(): Plugin;
