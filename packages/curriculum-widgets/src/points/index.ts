export * from './KsaEditor';
export * from './PointPopup';
