import type { School } from '../../config/settings.ts'

/** The school as its receipts and certificates name it. */
export type Issuer = Pick<School, 'name' | 'nit' | 'address' | 'phone' | 'city'>

/** Of all that is configured of a school, what they say. */
export function issuerOf({ name, nit, address, phone, city }: Issuer): Issuer {
  return { name, nit, address, phone, city }
}
