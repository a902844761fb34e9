export { MailOutbox, type MailOutboxProps } from './MailOutbox';
export { mailOutboxMessages } from './messages';
