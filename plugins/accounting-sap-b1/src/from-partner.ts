import { parseAnswer } from '@matricula/contract'
import type { Partner } from '@matricula/contract'
import Joi from 'joi'

interface SapPartner {
  readonly CardCode: string
  readonly CardName: string | null
  readonly EmailAddress: string | null
}

const sapPartner = Joi.object<SapPartner>({
  CardCode: Joi.string().required(),
  CardName: Joi.string().allow('', null).default(null),
  EmailAddress: Joi.string().allow('', null).default(null),
})
  .unknown()
  .required()

export const partnerProperties = ['CardCode', 'CardName', 'EmailAddress'] as const

/** A partner without a name is called by its code. */
export function partnerFrom(answer: unknown): Partner {
  const { CardCode, CardName, EmailAddress } = parseAnswer(sapPartner, answer)
  const email = EmailAddress?.trim() ?? ''
  return { code: CardCode, name: CardName?.trim() || CardCode, email: email === '' ? null : email }
}
