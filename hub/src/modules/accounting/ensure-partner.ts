import { type Partner, PluginFault, type Read, type Write } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { readStudent } from '../students/index.ts'
import { partnerCodeOf } from '../../shared/partner-code.ts'

export interface EnsurePartnerCommand {
  /** A school code, or `C` and a school code. */
  readonly code: string
  readonly actor: string
}

/** The business partner of a student. One that accounting lacks is created, for who is in the roster alone. */
export async function ensurePartner(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  { code, actor }: EnsurePartnerCommand,
  read: Read,
): Promise<Partner | Refusal<'NOT_FOUND' | 'PARTNER_UNSUPPORTED'>> {
  const { accounting } = app.plugins
  const studentCode = code.slice(-5).toUpperCase()
  const partnerCode = partnerCodeOf(studentCode)
  const present = await accounting.findPartner(partnerCode, read)
  if (present !== null) return present
  if ((await readStudent(app, studentCode)) === null) return refuse('NOT_FOUND')
  if (accounting.partners === undefined) return refuse('PARTNER_UNSUPPORTED')
  const created = await createOrAdopt(accounting, partnerCode, { ...read, key: `partner/${partnerCode}` })
  await recordAudit(app.database, {
    at: app.clock.wall(),
    actor,
    act: 'partner.create',
    subject: studentCode,
    before: null,
    after: { partner: created.code },
    trace: read.trace,
  })
  return created
}

/** Creates the partner; when it turns out to be there, or the answer was lost, takes the one that is found. */
async function createOrAdopt(
  { partners, findPartner }: AppContext['plugins']['accounting'],
  partnerCode: string,
  write: Write,
): Promise<Partner> {
  if (partners === undefined) throw new Error('accounting creates no partners')
  try {
    return await partners.create(partnerCode, write)
  } catch (error) {
    const mayBeThere =
      error instanceof PluginFault && (error.code === 'conflict' || error.code === 'unknown-outcome')
    const present = mayBeThere ? await findPartner(partnerCode, write) : null
    if (present !== null) return present
    throw error
  }
}
