import { defineMessages } from '@college/ui/messages';
import { clauseComma } from '@college/ui/words';

export const signInsMessages = defineMessages('signIns', {
  words: { comma: clauseComma },
  en: {
    title: 'Sign-ins',
    summary: ({ days }: { days: number }) => `A sign-in ends after ${days} ${days === 1 ? 'day' : 'days'} at the latest.`,
    loading: 'Loading your sign-ins',
    failed: 'Your sign-ins could not be loaded',
    device: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
    unknownDevice: 'Unknown device',
    current: 'This sign-in',
    from: ({ address }: { address: string }) => `From ${address}`,
    lastUse: ({ time }: { time: string }) => `last used ${time}`,
    begun: ({ time }: { time: string }) => `signed in ${time}`,
    end: 'End',
    endOf: ({ device }: { device: string }) => `End the sign-in: ${device}`,
    endOthers: 'End all other sign-ins',
    onlyThis: 'You are signed in nowhere else.',
    ended: 'The sign-in has ended.',
    othersEnded: 'All other sign-ins have ended.',
  },
  zh: {
    title: '登录情况',
    summary: ({ days }) => `每次登录最长保留 ${days} 天。`,
    loading: '正在加载登录情况',
    failed: '登录情况没有加载成功',
    device: ({ browser, system }) => `${browser}，${system}`,
    unknownDevice: '未知设备',
    current: '当前登录',
    from: ({ address }) => `地址 ${address}`,
    lastUse: ({ time }) => `最近使用 ${time}`,
    begun: ({ time }) => `登录于 ${time}`,
    end: '退出',
    endOf: ({ device }) => `退出此登录：${device}`,
    endOthers: '退出其他所有登录',
    onlyThis: '没有其他登录。',
    ended: '该登录已退出。',
    othersEnded: '其他登录已全部退出。',
  },
});

export type SignInsText = typeof signInsMessages.zh;
