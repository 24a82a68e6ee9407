import { parseAnswer } from '@matricula/contract'
import type { Contact } from '@matricula/contract'
import Joi from 'joi'
import { code, listIn, text } from './parse.ts'
import type { Code } from './parse.ts'
import { codeText, joinWords } from '@matricula/contract/parts'

interface WireMail {
  readonly emailAddress: string
  readonly type?: string | null
}

interface WirePhone {
  readonly number: Code
  readonly type?: string | null
}

const mails = Joi.array()
  .items(Joi.object<WireMail>({ emailAddress: Joi.string().required(), type: text }))
  .required()
const phones = Joi.array()
  .items(Joi.object<WirePhone>({ number: code.required(), type: text }))
  .required()

export function mailsFrom(answer: unknown): readonly Contact[] {
  return parseAnswer<WireMail[]>(mails, listIn(answer, 'email')).map(({ emailAddress, type }) => ({
    kind: 'email',
    value: emailAddress.trim(),
    label: type ?? '',
  }))
}

export function phonesFrom(answer: unknown): readonly Contact[] {
  return parseAnswer<WirePhone[]>(phones, listIn(answer, 'phones')).map(({ number, type }) => ({
    kind: 'phone',
    value: codeText(number),
    label: type ?? '',
  }))
}

interface WireAddress {
  readonly address?: string | null
  readonly city?: string | null
  readonly type?: string | null
}

const addresses = Joi.array()
  .items(Joi.object<WireAddress>({ address: text, city: text, type: text }))
  .required()

/** The home address in one line, else the first address there is; empty without any. */
export function homeAddressFrom(answer: unknown): string {
  const all = parseAnswer<WireAddress[]>(addresses, listIn(answer, 'addresses'))
  const home = all.find(({ type }) => type?.toLowerCase() === 'home') ?? all[0]
  return [home?.address, home?.city].flatMap((part) => (part ? [joinWords(part)] : [])).join(', ')
}
