export { type AboutStep, messageKinds, type MessageText } from './message-kinds.ts'
export { maskRecipient, type Recipient } from './recipients.ts'
export { sendMessage, type SentMessage } from './send-message.ts'
export { checkTemplate, type Template } from './template.ts'
