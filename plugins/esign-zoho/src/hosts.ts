/** Where an account lives; a token of one data centre is worth nothing in another. */
export type DataCentre = 'us' | 'eu' | 'in' | 'au' | 'jp' | 'ca' | 'sa' | 'uk' | 'sg' | 'ae'

export interface Hosts {
  /** Origin of Zoho Sign; `/api/v1` is ours to add. */
  readonly sign: string
  /** Origin of the accounts server, which gives out tokens. */
  readonly accounts: string
}

const domains: Readonly<Record<DataCentre, string>> = {
  us: 'zoho.com',
  eu: 'zoho.eu',
  in: 'zoho.in',
  au: 'zoho.com.au',
  jp: 'zoho.jp',
  ca: 'zohocloud.ca',
  sa: 'zoho.sa',
  uk: 'zoho.uk',
  sg: 'zoho.sg',
  ae: 'zoho.ae',
}

export const dataCentres: readonly string[] = Object.keys(domains)

export function hostsOf(dataCentre: DataCentre): Hosts {
  const domain = domains[dataCentre]
  return { sign: `https://sign.${domain}`, accounts: `https://accounts.${domain}` }
}
