import { PluginFault } from '@matricula/contract'
import type { Notice, NoticeChannel } from '@matricula/contract'

/** Throws what the vendor answers to a notice it does not take. */
export function checkNotice({ channel, to }: Notice, channels: readonly NoticeChannel[]): void {
  if (!channels.includes(channel)) {
    throw new PluginFault('unsupported', 'the sandbox vendor has no such channel', { field: 'channel' })
  }
  if (!(channel === 'email' ? mailAddress : phoneNumber).test(to)) throw addressRefused('it is no address')
  if (to.toLowerCase().endsWith('@refused.example')) throw addressRefused('nobody is there')
}

const mailAddress = /^[^\s@]+@[^\s@]+$/
const phoneNumber = /^\+?[\d ()-]{7,20}$/

function addressRefused(reason: string): PluginFault {
  return new PluginFault('rejected', 'the sandbox vendor refuses the address', { reason, field: 'to' })
}
