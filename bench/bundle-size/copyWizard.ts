export * from '@college/curriculum-widgets/copying/CopyWizard';
