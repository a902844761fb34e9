import type {} from '@college/elements/react';
