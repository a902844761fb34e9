export * from './describedUpgrade';
export * from './upgradeDecision';
export * from './upgradePlan';
export * from './upgradeReasons';
export * from './upgradeRequirements';
