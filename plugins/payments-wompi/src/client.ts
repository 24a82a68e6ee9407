import { parseAnswer } from '@matricula/contract'
import Joi from 'joi'
import type { HttpRequest, HttpResponse, PluginKit, StatusFaults } from '@matricula/contract'
import { faultOf, merchantFaults, statusFaults } from './faults.ts'
import { transactionSchema } from './from-transaction.ts'
import type { Transaction } from './from-transaction.ts'
import type { Settings } from './settings.ts'

/** Which transactions to list; days are `YYYY-MM-DD`, pages count from 1. */
export interface Listing {
  readonly reference?: string
  readonly from_date?: string
  readonly until_date?: string
  readonly page: number
  readonly page_size: number
}

/** Wompi allows no more on a page. */
export const mostOnPage = 200

export interface WompiClient {
  /** Whether Wompi knows our public key; fails with `unauthorised` where it does not. */
  merchant(signal: AbortSignal): Promise<void>
  /** One page. A full one may be followed by another. */
  transactions(listing: Listing, signal: AbortSignal): Promise<readonly Transaction[]>
  /** Takes a card payment back; the transaction's status where the answer holds it. */
  voidTransaction(id: string, signal: AbortSignal): Promise<string | null>
}

export function openClient(settings: Settings, kit: PluginKit): WompiClient {
  const { apiUrl, publicKey, privateKey } = settings
  const authorization = `Bearer ${privateKey}`

  async function ask(request: Omit<HttpRequest, 'headers'>, statuses: StatusFaults): Promise<HttpResponse> {
    const headers = { accept: 'application/json', authorization }
    const response = await kit.http.send({ ...request, headers })
    const fault = faultOf(response, statuses, kit.now())
    if (fault !== null) throw fault
    return response
  }

  return {
    async merchant(signal) {
      const url = `${apiUrl}/merchants/${publicKey}`
      const response = await ask({ method: 'GET', url, signal }, merchantFaults)
      parseAnswer(merchantAnswer, response.json())
    },
    async transactions(listing, signal) {
      const params = Object.entries(listing).map(([name, value]): [string, string] => [name, String(value)])
      const url = `${apiUrl}/transactions?${new URLSearchParams(params).toString()}`
      const response = await ask({ method: 'GET', url, signal }, statusFaults)
      return parseAnswer(listAnswer, response.json()).data
    },
    async voidTransaction(id, signal) {
      const url = `${apiUrl}/transactions/${encodeURIComponent(id)}/void`
      const response = await ask({ method: 'POST', url, signal }, statusFaults)
      if (response.body.length === 0) return null
      return parseAnswer(voidAnswer, response.json()).data.transaction?.status ?? null
    },
  }
}

const merchantAnswer = Joi.object({ data: Joi.object().unknown().required() }).unknown()

const listAnswer = Joi.object<{ data: Transaction[] }>({
  data: Joi.array().items(transactionSchema).required(),
}).unknown()

const voidAnswer = Joi.object<{ data: { transaction?: { status: string } } }>({
  data: Joi.object({ transaction: Joi.object({ status: Joi.string().required() }).unknown() })
    .unknown()
    .required(),
}).unknown()
