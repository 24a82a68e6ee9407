import type { Knex } from 'knex'
import * as m001 from './migrations/001-foundation/index.ts'
import * as m002 from './migrations/002-offices/index.ts'
import * as m003 from './migrations/003-office-work/index.ts'
import * as m004 from './migrations/004-families/index.ts'
import * as m005 from './migrations/005-sealed-trail/index.ts'
import * as m006 from './migrations/006-safeguards/index.ts'
import * as m007 from './migrations/007-reversed-orders/index.ts'
import * as m008 from './migrations/008-fee-publications/index.ts'
import * as m009 from './migrations/009-work-indexes/index.ts'
import * as m010 from './migrations/010-whole-indexes/index.ts'
import * as m011 from './migrations/011-list-indexes/index.ts'
import * as m012 from './migrations/012-list-filters/index.ts'
import * as m013 from './migrations/013-one-payment/index.ts'
import * as m014 from './migrations/014-season-students/index.ts'
import * as m015 from './migrations/015-ledger/index.ts'
import * as m016 from './migrations/016-certificates/index.ts'
import * as m017 from './migrations/017-payers/index.ts'
import * as m018 from './migrations/018-einvoices/index.ts'
import * as m019 from './migrations/019-reconciliation/index.ts'
import * as m020 from './migrations/020-pay-links/index.ts'
import * as m021 from './migrations/021-disputes/index.ts'
import * as m022 from './migrations/022-payouts/index.ts'
import * as m023 from './migrations/023-withdrawals/index.ts'
import * as m024 from './migrations/024-splits/index.ts'
import * as m025 from './migrations/025-surcharges/index.ts'
import * as m026 from './migrations/026-payments-on-account/index.ts'
import * as m027 from './migrations/027-taken-back-parts/index.ts'
import * as m028 from './migrations/028-handled-outside/index.ts'
import * as m029 from './migrations/029-request-of-a-payment/index.ts'
import * as m030 from './migrations/030-transfers-of-parts/index.ts'

/**
 * A fixed register instead of a folder scan: the same names whether run from source or compiled, and nothing that
 * lies about in a folder is ever executed. A migration that has shipped is never edited.
 */
const migrations: Readonly<Record<string, Knex.Migration>> = {
  '001-foundation': m001,
  '002-offices': m002,
  '003-office-work': m003,
  '004-families': m004,
  '005-sealed-trail': m005,
  '006-safeguards': m006,
  '007-reversed-orders': m007,
  '008-fee-publications': m008,
  '009-work-indexes': m009,
  '010-whole-indexes': m010,
  '011-list-indexes': m011,
  '012-list-filters': m012,
  '013-one-payment': m013,
  '014-season-students': m014,
  '015-ledger': m015,
  '016-certificates': m016,
  '017-payers': m017,
  '018-einvoices': m018,
  '019-reconciliation': m019,
  '020-pay-links': m020,
  '021-disputes': m021,
  '022-payouts': m022,
  '023-withdrawals': m023,
  '024-splits': m024,
  '025-surcharges': m025,
  '026-payments-on-account': m026,
  '027-taken-back-parts': m027,
  '028-handled-outside': m028,
  '029-request-of-a-payment': m029,
  '030-transfers-of-parts': m030,
}

export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: () => Promise.resolve(Object.keys(migrations)),
  getMigrationName: (name) => name,
  getMigration(name) {
    const migration = migrations[name]
    if (migration === undefined) throw new Error(`no migration ${name}`)
    return Promise.resolve(migration)
  },
}
