import { PluginFault, runRead, type Partner, type Read, type Write } from '@matricula/contract'
import type { Client } from './client.ts'
import { withExisting } from './existing.ts'
import { partnerFrom, partnerProperties } from './from-partner.ts'
import { quoted } from './odata.ts'
import type { NewPartnerSettings } from './settings.ts'

export async function findPartner(client: Client, code: string, { signal }: Read): Promise<Partner | null> {
  const query = { select: partnerProperties, filter: `CardCode eq ${quoted(code)}` }
  const [found] = await client.list({ entity: 'BusinessPartners', query }, signal)
  return found === undefined ? null : partnerFrom(found)
}

/** Customers with exactly this address, capitals aside: whoever has the address sees their invoices. */
export async function partnersByEmail(
  client: Client,
  email: string,
  { signal }: Read,
): Promise<readonly Partner[]> {
  const wanted = email.trim()
  if (wanted === '') return []
  const query = {
    select: partnerProperties,
    filter: `EmailAddress eq ${quoted(wanted)} and CardType eq 'cCustomer'`,
    orderby: 'CardCode',
  }
  const found = (await client.list({ entity: 'BusinessPartners', query }, signal)).map(partnerFrom)
  return found.filter((partner) => partner.email?.toLowerCase() === wanted.toLowerCase())
}

/**
 * Creates a customer, or answers the one that has the code.
 * @throws PluginFault `invalid` for a code that is not C and five letters or digits.
 */
export async function createPartner(
  client: Client,
  settings: NewPartnerSettings,
  { code, write }: { readonly code: string; readonly write: Write },
): Promise<Partner> {
  if (!/^C[A-Za-z0-9]{5}$/.test(code)) {
    throw new PluginFault('invalid', 'a partner code is C and a school code', { field: 'partnerCode' })
  }
  const present = await runRead(() => findPartner(client, code, write))
  if (present !== null) return present
  const { name, groupCode } = settings
  const body = {
    CardCode: code,
    CardName: name.replaceAll('{code}', code.slice(1)),
    CardType: 'cCustomer',
    ...(groupCode === undefined ? {} : { GroupCode: groupCode }),
  }
  return withExisting(
    async () => partnerFrom(await client.create('BusinessPartners', body, write.signal)),
    async () => (await runRead(() => findPartner(client, code, write)))?.code ?? null,
  )
}
