import { defineMessages } from '@college/ui/messages';
import { retry } from '@college/ui/words';

/** What is said about a save that did not come through; each reason has a sentence of its own. */
export const saveFailureMessages = defineMessages('saveFailure', {
  words: { retry },
  en: {
    offline: 'no network; it is saved when the network is back',
    unreachable: 'the server cannot be reached; retrying automatically',
    notReached: 'the server cannot be reached',
    unavailable: 'the server cannot save at the moment; retrying automatically',
    server: 'the server broke down',
    noNetwork: 'no network',
    offlineHint: 'There is no network. What you wrote stays on this page and is saved when the network is back.',
    unreachableHint: 'The server cannot be reached. What you wrote stays on this page; saving is retried automatically.',
    notReachedHint: 'The server cannot be reached, so it may or may not have arrived. What you wrote stays here; try again.',
    unavailableHint: 'What you wrote stays on this page; saving is retried automatically.',
    serverHint: 'The server sent an unexpected response. What you wrote stays on this page.',
    refusedHint: 'The server did not accept it. What you wrote stays on this page.',
  },
  zh: {
    offline: '网络已断开，联网后自动保存',
    unreachable: '连接不上服务器，将自动重试',
    notReached: '连接不上服务器',
    unavailable: '服务器暂时不能保存，将自动重试',
    server: '服务器出错',
    noNetwork: '网络已断开',
    offlineHint: '网络已断开。填写的内容留在本页，联网后自动保存。',
    unreachableHint: '连接不上服务器。填写的内容留在本页，将自动重试保存。',
    notReachedHint: '连接不上服务器，不确定是否已送达。填写的内容还在，请重试。',
    unavailableHint: '填写的内容留在本页，将自动重试保存。',
    serverHint: '服务器没有正常答复。填写的内容留在本页。',
    refusedHint: '服务器没有接受这次保存。填写的内容留在本页。',
  },
});

export type SaveFailureText = typeof saveFailureMessages.en;
