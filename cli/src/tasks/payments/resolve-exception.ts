import type { components } from '@matricula/hub/api'
import { UsageFault } from '../../faults.ts'
import { answered, everyRow, largestPage, pageAnswered } from '../../hub/answered.ts'
import type { Hub } from '../../hub/hub.ts'
import { texts } from '../../texts/payments.ts'
import { type Locale, speaker } from '../../words.ts'
import type { Outcome } from './payment-filter.ts'

type Exception = components['schemas']['PaymentException']
type Approval = components['schemas']['Approval']

export interface Resolving {
  readonly id: number
  readonly outcome: Outcome
  readonly reason: string
  readonly locale: Locale
}

/**
 * Says what was done about an exception, after looking up whose it is and what may be done about its kind. Much money
 * waits for a second person: then the answer is the request.
 */
export async function resolveException(
  hub: Hub,
  { id, outcome, reason, locale }: Resolving,
): Promise<Exception | Approval> {
  const say = speaker(texts, locale)
  const exception = await findException(hub, id)
  if (exception === null) {
    throw new UsageFault(say('noException', { id: String(id) }), [say('noExceptionNext')])
  }
  const { token, kind, outcomes, resolution } = exception
  if (resolution !== null) throw new UsageFault(say('resolvedBefore', { id: String(id), resolution }))
  if (!outcomes.includes(outcome)) {
    throw new UsageFault(say('badOutcome', { id: String(id), kind, outcome }), [
      say('badOutcomeNext', { outcomes: outcomes.join(', ') }),
    ])
  }
  const params = { path: { token } }
  return answered(
    hub.api.POST('/api/payments/{token}/resolve', { params, body: { exception: id, outcome, reason } }),
  )
}

async function findException({ api }: Hub, id: number): Promise<Exception | null> {
  const rows = everyRow((page) =>
    pageAnswered(
      api.GET('/api/payments/exceptions', {
        params: { query: { sort: 'state', 'page[number]': page, 'page[size]': largestPage } },
      }),
    ),
  )
  for await (const row of rows) if (row.id === id) return row
  return null
}
