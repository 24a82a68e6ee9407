import type { VersionRows } from './row.ts'
import { rowsOf001 } from './rows-of-001.ts'
import { rowsOf002 } from './rows-of-002.ts'
import { rowsOf003 } from './rows-of-003.ts'
import { rowsOf004 } from './rows-of-004.ts'
import { rowsOf005 } from './rows-of-005.ts'
import { rowsOf006 } from './rows-of-006.ts'
import { rowsOf008 } from './rows-of-008.ts'
import { rowsOf013 } from './rows-of-013.ts'
import { rowsOf014 } from './rows-of-014.ts'
import { rowsOf015 } from './rows-of-015.ts'
import { rowsOf016 } from './rows-of-016.ts'
import { rowsOf017 } from './rows-of-017.ts'
import { rowsOf018 } from './rows-of-018.ts'
import { rowsOf020 } from './rows-of-020.ts'
import { rowsOf021 } from './rows-of-021.ts'
import { rowsOf022 } from './rows-of-022.ts'
import { rowsOf023 } from './rows-of-023.ts'
import { rowsOf024 } from './rows-of-024.ts'
import { rowsOf025 } from './rows-of-025.ts'

interface Version {
  readonly rows: VersionRows
  /** Columns that a later version does without, because it keeps the same elsewhere. */
  readonly moved: readonly string[]
}

/** Every version that a database may come from, with what it has. */
export const versions: Readonly<Record<string, Version>> = {
  '001-foundation': { rows: rowsOf001, moved: [] },
  '002-offices': { rows: rowsOf002, moved: ['food_plan.rows', 'food_plan.outcome'] },
  '003-office-work': { rows: rowsOf003, moved: [] },
  '004-families': { rows: rowsOf004, moved: [] },
  '005-sealed-trail': { rows: rowsOf005, moved: [] },
  '006-safeguards': { rows: rowsOf006, moved: [] },
  '007-reversed-orders': { rows: rowsOf006, moved: [] },
  '008-fee-publications': { rows: rowsOf008, moved: [] },
  '009-work-indexes': { rows: rowsOf008, moved: [] },
  '010-whole-indexes': { rows: rowsOf008, moved: [] },
  '011-list-indexes': { rows: rowsOf008, moved: [] },
  '012-list-filters': { rows: rowsOf008, moved: [] },
  '013-one-payment': { rows: rowsOf013, moved: [] },
  '014-season-students': { rows: rowsOf014, moved: [] },
  '015-ledger': { rows: rowsOf015, moved: [] },
  '016-certificates': { rows: rowsOf016, moved: [] },
  '017-payers': { rows: rowsOf017, moved: [] },
  '018-einvoices': { rows: rowsOf018, moved: [] },
  '019-reconciliation': { rows: rowsOf018, moved: [] },
  '020-pay-links': { rows: rowsOf020, moved: [] },
  '021-disputes': { rows: rowsOf021, moved: [] },
  '022-payouts': { rows: rowsOf022, moved: [] },
  '023-withdrawals': { rows: rowsOf023, moved: [] },
  '024-splits': { rows: rowsOf024, moved: [] },
  '025-surcharges': { rows: rowsOf025, moved: [] },
  '026-payments-on-account': { rows: rowsOf025, moved: [] },
  '027-taken-back-parts': { rows: rowsOf025, moved: [] },
  '028-handled-outside': { rows: rowsOf025, moved: [] },
  '029-request-of-a-payment': { rows: rowsOf025, moved: [] },
}
