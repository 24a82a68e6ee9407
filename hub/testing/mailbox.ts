import type { Notice } from '@matricula/contract'
import { until } from './until.ts'
import { memoOf, type Vendors } from './vendor.ts'

export interface Mail extends Notice {
  readonly number: number
  /** The vendor's, made of the key it was given. */
  readonly ref: string
}

/** What the sandbox's mail vendor was given to send, oldest first. */
export async function mailsOf(app: Vendors): Promise<readonly Mail[]> {
  const kept = await memoOf(app, 'notices.main').list('message:')
  return kept
    .map(({ value }) => (value as unknown as { value: Mail }).value)
    .toSorted((one, other) => one.number - other.number)
}

/** As much of a hub as has a mailbox. */
export interface Mailing {
  readonly hub: { readonly app: Vendors }
}

/** The mails to an address, once there are as many as said. */
export function mailsTo({ hub }: Mailing, address: string, count = 1): Promise<readonly Mail[]> {
  return until(
    async () => (await mailsOf(hub.app)).filter(({ to }) => to === address),
    (mails) => mails.length >= count,
  )
}

/** The secret of the link in a mail. */
export function secretIn({ text }: Mail): string {
  const secret = /\?(?:verify|reset|link)=([\w-]+)/.exec(text)?.[1]
  if (secret === undefined) throw new Error(`there is no link in: ${text}`)
  return secret
}
