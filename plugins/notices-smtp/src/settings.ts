import { isLoopback } from '@matricula/contract'
import Joi from 'joi'

export interface Settings {
  readonly host: string
  readonly port: number
  /** `tls` from the first byte, `starttls` demanded after the greeting, `none` only towards this machine. */
  readonly security: 'tls' | 'starttls' | 'none'
  /** Absent where the server trusts our address instead. */
  readonly user?: string
  readonly password?: string
  /** PEM of the authority that signed the server's certificate, where it isn't a public one. */
  readonly ca?: string
  /** The sender's address, and the name shown with it. */
  readonly from: string
  readonly fromName: string
  readonly replyTo?: string
  /** The domain of our Message-IDs, and our name in the greeting; the sender's domain when absent. */
  readonly messageIdDomain?: string
  /** Connections to the server at once. */
  readonly connections: number
  readonly messagesPerMinute: number
}

const usualPorts: Readonly<Record<Settings['security'], number>> = { tls: 465, starttls: 587, none: 25 }

const address = Joi.string().email({ tlds: false })

export const settings = Joi.object<Settings>({
  host: Joi.string().hostname().required(),
  security: Joi.valid('tls', 'starttls', 'none').default('starttls'),
  port: Joi.number()
    .port()
    .default(({ security }: Pick<Settings, 'security'>) => usualPorts[security]),
  user: Joi.string(),
  password: Joi.string().meta({ secret: true }),
  ca: Joi.string().pattern(/^-----BEGIN CERTIFICATE-----/, 'PEM'),
  from: address.required(),
  fromName: Joi.string()
    .allow('')
    .max(100)
    .pattern(/^\P{Cc}*$/u, 'one line')
    .default(''),
  replyTo: address,
  messageIdDomain: Joi.string().hostname(),
  connections: Joi.number().integer().min(1).max(20).default(2),
  messagesPerMinute: Joi.number().integer().min(1).max(10_000).default(30),
})
  .and('user', 'password')
  .custom((value: Settings, helpers) =>
    value.security === 'none' && !isLoopback(value.host)
      ? helpers.message({ custom: '"security" may be "none" only where "host" is this machine' })
      : value,
  )

/** The domain that stands behind our messages. */
export function domainOf({ messageIdDomain, from }: Settings): string {
  return messageIdDomain ?? from.slice(from.lastIndexOf('@') + 1)
}
