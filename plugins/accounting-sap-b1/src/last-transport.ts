import { bogotaDay, parseAnswer, shiftDay } from '@matricula/contract'
import type { Cop, Read, TransportCharge } from '@matricula/contract'
import Joi from 'joi'
import { pesos } from './amounts.ts'
import type { Client } from './client.ts'
import { quoted } from './odata.ts'
import type { Settings } from './settings.ts'

interface SapCharge {
  readonly DocumentLines: readonly {
    readonly ItemCode: string
    readonly ItemDescription: string
    readonly UnitPrice: Cop
    readonly ProjectCode: string
  }[]
}

const words = Joi.string().allow('').empty(null).default('')

const sapCharge = Joi.object<SapCharge>({
  DocumentLines: Joi.array()
    .items(
      Joi.object({
        ItemCode: words,
        ItemDescription: words,
        UnitPrice: pesos.empty(null).default(0),
        ProjectCode: words,
      }).unknown(),
    )
    .required(),
})
  .unknown()
  .required()

export interface TransportDeps {
  readonly client: Client
  readonly settings: Settings
  readonly now: () => Date
}

/** The newest transport line of an earlier project, per month; documents are read page by page until one is found. */
export async function lastTransportCharge(
  { client, settings, now }: TransportDeps,
  partnerCode: string,
  { signal }: Read,
): Promise<TransportCharge | null> {
  const { documents, itemPrefixes, lookBackDays } = settings.transport
  const since = shiftDay(bogotaDay(now()), -lookBackDays)
  const query = {
    select: ['DocEntry', 'DocumentLines'],
    filter: `CardCode eq ${quoted(partnerCode)} and Cancelled eq 'tNO' and DocDate ge ${quoted(since)}`,
    orderby: 'DocDate desc,DocEntry desc',
  }
  for await (const rows of client.pages({ entity: documents, query }, signal)) {
    const line = rows
      .flatMap((row) => parseAnswer(sapCharge, row).DocumentLines)
      .find(
        ({ ItemCode, ProjectCode }) =>
          itemPrefixes.some((prefix) => ItemCode.startsWith(prefix)) && ProjectCode !== settings.project,
      )
    if (line === undefined) continue
    const { ItemCode, ItemDescription, UnitPrice, ProjectCode } = line
    return { itemCode: ItemCode, concept: ItemDescription, price: UnitPrice, project: ProjectCode }
  }
  return null
}
