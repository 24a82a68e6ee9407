import type { components } from '@matricula/hub/api'
import { UsageFault } from '../../faults.ts'
import { unwrap, everyRow, largestPage, unwrapPage } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'
import type { ExceptionOutcome } from './payment-filter.ts'
import { type Locale, translator } from '../../i18n.ts'

type Exception = components['schemas']['PaymentException']
type Approval = components['schemas']['Approval']

export interface ResolveExceptionCommand {
  readonly id: number
  readonly outcome: ExceptionOutcome
  readonly reason: string
  readonly locale: Locale
}

/**
 * Says what was done about an exception, after looking up whose it is and what may be done about its kind. Much money
 * waits for a second person: then the answer is the request.
 */
export async function resolveException(
  hub: Hub,
  { id, outcome, reason, locale }: ResolveExceptionCommand,
): Promise<Exception | Approval> {
  const t = translator('payments', locale)
  const exception = await findException(hub, id)
  if (exception === null) {
    throw new UsageFault(t('noException', { id: String(id) }), [t('noExceptionNext')])
  }
  const { token, kind, outcomes, resolution } = exception
  if (resolution !== null) throw new UsageFault(t('resolvedBefore', { id: String(id), resolution }))
  if (!outcomes.includes(outcome)) {
    throw new UsageFault(t('badOutcome', { id: String(id), kind, outcome }), [
      t('badOutcomeNext', { outcomes: outcomes.join(', ') }),
    ])
  }
  const params = { path: { token } }
  return unwrap(
    hub.api.POST('/api/payments/{token}/resolve', { params, body: { exception: id, outcome, reason } }),
  )
}

async function findException({ api }: Hub, id: number): Promise<Exception | null> {
  const rows = everyRow((page) =>
    unwrapPage(
      api.GET('/api/payments/exceptions', {
        params: { query: { sort: 'state', 'page[number]': page, 'page[size]': largestPage } },
      }),
    ),
  )
  for await (const row of rows) if (row.id === id) return row
  return null
}
