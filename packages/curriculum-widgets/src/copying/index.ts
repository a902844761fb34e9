export * from './CopyWizard';
