import { bankAgreement, Family } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'

interface Line {
  readonly line: number
  readonly reference: string
  readonly result: string
  readonly unreadable: readonly string[]
}

/** Two families that wait for the bank, and its file before finance. */
export async function agreed(hub: TestHub) {
  const started = []
  for (const code of ['10001', '10003']) {
    const family = await Family.signIn(hub, code)
    started.push((await family.enrol(bankAgreement)).data)
  }
  const [one, other] = started
  if (one == null || other == null) throw new Error('both wait for the bank')
  const content = [
    'referencia;valor;fecha',
    `${one.reference.toLowerCase()};${one.amount};2025-06-20`,
    `${other.reference};${other.amount + 1};2025-06-20`,
    `${one.reference};${one.amount};2025-06-20`,
    'MH-NOBODY;1000;2025-06-20',
    ';;',
  ].join('\n')
  const finance = await signInStaff(hub, 'finance')
  const upload = (mode: 'plan' | 'run', changes: object = {}) =>
    finance.post<Line[]>('/api/payments/bank-agreement/file', {
      name: 'pagos 20 junio.csv',
      content,
      mode,
      ...changes,
    })
  return { hub, upload, finance, reference: one.reference, one, other }
}
