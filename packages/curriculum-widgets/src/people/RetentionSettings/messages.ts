import { defineMessages } from '@college/ui/messages';
import { discardChanges, save, saving } from '@college/ui/words';

/** Built-in text of `RetentionSettings`. */
export const retentionSettingsMessages = defineMessages('retentionSettings', {
  words: { undo: discardChanges, save, saving },
  en: {
    title: 'Retention',
    hint: 'How long your college keeps what is deleted by itself. The server looks once an hour.',
    loading: 'Loading how long data are kept',
    failed: 'How long data are kept could not be loaded',
    days: 'days',
    forGood: 'For good',
    bounds: ({ least, most, usual }: { least: number; most: number; usual: string }) => `${least} to ${most} days; the default is ${usual}`,
    boundsForGood: ({ least, most }: { least: number; most: number }) => `${least} to ${most} days; empty, which is the default: for good`,
    countOfDays: ({ count }: { count: number }) => (count === 1 ? '1 day' : `${count} days`),
    shorter: ({ kinds }: { kinds: string }) =>
      `You keep less than before: ${kinds}. Once saved, what is older is deleted within the hour and cannot be brought back. Earlier backups still have it.`,
    saved: 'Retention saved',
    conflictTitle: 'Somebody else changed the same periods',
  },
  zh: {
    title: '保留时间',
    hint: '本校会自动删除的数据各保留多久。服务器每小时检查一次。',
    loading: '正在载入保留时间',
    failed: '没有取到保留时间',
    days: '天',
    forGood: '永久',
    bounds: ({ least, most, usual }) => `${least} 到 ${most} 天，默认 ${usual}`,
    boundsForGood: ({ least, most }) => `${least} 到 ${most} 天，留空为永久保留（默认）`,
    countOfDays: ({ count }) => `${count} 天`,
    shorter: ({ kinds }) => `以下内容的保留时间缩短了：${kinds}。保存后，更早的内容会在一小时内删除，无法恢复。此前的备份中仍有这些内容。`,
    saved: '保留时间已保存',
    conflictTitle: '其他人改了同样的保留时间',
  },
});
