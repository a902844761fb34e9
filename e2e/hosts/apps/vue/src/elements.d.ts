import type {} from '@college/elements/vue';
