import { PluginFault } from '@matricula/contract'
import type { Notice } from '@matricula/contract'

/** RFC 5321, 4.5.3.1.3, less the angle brackets. */
const longestAddress = 254
/** What a person reads of a subject, and far below what a header may hold. */
const longestSubject = 500

const oneAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u
const control = /\p{Cc}/u

/** Throws for a notice no mail is made of: another channel, an address that isn't one, a subject that opens a header. */
export function checkNotice({ channel, to, subject }: Notice): void {
  if (channel !== 'email')
    throw new PluginFault('unsupported', 'this plugin sends mail only', { field: 'channel' })
  if (to.length > longestAddress || !oneAddress.test(to)) {
    throw new PluginFault('rejected', 'this is not one mail address', {
      reason: 'not a mail address',
      field: 'to',
    })
  }
  if (subject.length > longestSubject || control.test(subject)) {
    throw new PluginFault('invalid', 'the subject is not one short line', { field: 'subject' })
  }
}
