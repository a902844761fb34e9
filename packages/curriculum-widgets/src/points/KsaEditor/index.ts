export { settleKsaDraft, type KsaDraft } from './ksaDraft';
export { KsaEditor, type KsaEditorProps } from './KsaEditor';
export { ksaEditorMessages } from './messages';
