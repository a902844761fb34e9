export * from './upgradeDecision';
export * from './upgradePlan';
export * from './upgradeRequirements';
