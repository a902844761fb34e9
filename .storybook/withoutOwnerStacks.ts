import * as React from 'react';

/**
 * React records an owner stack for each element, for its warnings; that takes a seventh of the time of tests in pages. It stops by itself after 10,000
 * elements in a second: this stops it from the start.
 */
const internals = (React as unknown as Record<string, { recentlyCreatedOwnerStacks?: number } | undefined>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
