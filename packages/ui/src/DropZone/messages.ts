import { defineMessages } from '../messages';

export const dropZoneMessages = defineMessages('dropZone', {
  en: { drop: 'Drop or paste here, or', choose: 'Choose a file', chooseSeveral: 'Choose files' },
  zh: { drop: '拖放或粘贴到这里，或者', choose: '选择文件', chooseSeveral: '选择多个文件' },
});
