import { feedbackMessages } from '@college/curriculum-model';
import { defineMessages } from '@college/ui/messages';
import { cancel } from '@college/ui/words';

/** Built-in text of `FeedbackDialog`. */
export const feedbackDialogMessages = defineMessages('feedback', {
  words: { cancel },
  en: {
    title: 'Feedback',
    content: 'Feedback content',
    placeholder: 'What got in your way, or what would help you',
    images: 'Images (optional)',
    empty: feedbackMessages.empty.en,
    tooLong: ({ max, length }: { max: number; length: number }) => `feedback content must have at most ${max} characters; it has ${length}`,
    imagesUploading: 'Images are still being uploaded. Wait a moment and send again.',
    imagesFailed: 'An image could not be uploaded. Retry it or remove it, then send again.',
    send: 'Send feedback',
    sendKey: 'Send',
    sending: 'Sending…',
    sent: 'submitted',
    kept: 'What you wrote is still here.',
  },
  zh: {
    title: '意见反馈',
    content: '反馈内容',
    placeholder: '写下遇到的问题或您的建议',
    images: '图片（选填）',
    empty: feedbackMessages.empty.zh,
    tooLong: ({ max, length }) => `反馈内容最多 ${max} 个字符，现在有 ${length} 个`,
    imagesUploading: '图片还在上传，请稍候再提交。',
    imagesFailed: '有图片没有上传成功，请重试或删除后再提交。',
    send: '提交反馈',
    sendKey: '提交',
    sending: '正在提交…',
    sent: '提交成功',
    kept: '您写的内容还在。',
  },
});
