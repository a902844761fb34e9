import type {} from '@college/elements/svelte';
