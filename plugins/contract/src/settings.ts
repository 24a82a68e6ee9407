import Joi from 'joi'

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/

/** This machine itself, to which nothing crosses a network. */
export function isLoopback(host: string): boolean {
  return loopback.test(host)
}

/** A setting: a web address that nobody on the way can read, so https, or http on this machine. */
export function secureUrl(): Joi.StringSchema {
  return urlSetting((_url, text) => text)
}

/** A setting: where a vendor's API stands; a secure address without credentials, query or hash, and no slash at its end. */
export function vendorUrl(): Joi.StringSchema {
  return urlSetting((url, text) => (isBare(url) ? text.replace(/\/+$/, '') : notBare))
}

/** A setting: a vendor's scheme, host and port alone. */
export function vendorOrigin(): Joi.StringSchema {
  return urlSetting((url) => (isBare(url) && url.pathname === '/' ? url.origin : noOrigin))
}

/** Rules by name, so that the hub can say them without the value and in the reader's language. */
const notSecure = { rule: 'url.notSecure' } as const
const notBare = { rule: 'url.notBare' } as const
const noOrigin = { rule: 'url.noOrigin' } as const

type Refused = typeof notSecure | typeof notBare | typeof noOrigin

const messages: Readonly<Record<Refused['rule'], string>> = {
  'url.notSecure': '{{#label}} must begin with https://, except on this machine',
  'url.notBare': '{{#label}} must be an address without credentials, query or hash',
  'url.noOrigin': '{{#label}} must be scheme, host and port alone',
}

function urlSetting(read: (url: URL, text: string) => string | Refused): Joi.StringSchema {
  return Joi.string()
    .custom((text: string, helpers) => {
      const value = isSecure(text) ? read(new URL(text), text) : notSecure
      return typeof value === 'string' ? value : helpers.error(value.rule)
    })
    .messages(messages)
}

function isSecure(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

function isBare({ username, password, search, hash }: URL): boolean {
  return username + password + search + hash === ''
}
