import { defineMessages } from '../messages';

export const iconMessages = defineMessages('icons', {
  en: {
    strong: '★',
    weak: '☆',
    suggested: 'Suggested',
    added: 'Added',
    removed: 'Removed',
    strengthened: 'Strengthened',
    weakened: 'Weakened',
    edited: 'Edited',
  },
  zh: {
    strong: '★',
    weak: '☆',
    suggested: '建议',
    added: '新增',
    removed: '删去',
    strengthened: '加强',
    weakened: '减弱',
    edited: '文字',
  },
});
