export * from './upgradeDecision';
export * from './upgradeRequirements';
