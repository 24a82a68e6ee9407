import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PaymentData, PaymentResult } from '../../../src/api/types.ts'
import { shippedTexts } from '../../../src/build/first-texts.ts'
import { TextsContext } from '../../../src/i18n.ts'
import { OutcomePanel } from '../../../src/parents/checkout/outcome-panel.tsx'
import type { Outcome } from '../../../src/parents/checkout/poll-policy.ts'
import { aPayment } from './a-payment.ts'

const texts = shippedTexts('es-CO')

function read(
  outcome: Outcome,
  result: PaymentResult | null = null,
  phone: string | null = '601 555 0100',
): string {
  return renderToStaticMarkup(
    <TextsContext value={texts}>
      <OutcomePanel
        outcome={outcome}
        token=""
        result={result}
        phone={phone ?? undefined}
        onAgain={() => undefined}
        documents={false}
      />
    </TextsContext>,
  )
}

const OTHERS: Outcome[] = [
  'WAITING',
  'PENDIENTE',
  'NOTICE',
  'PENDIENTE CONVENIO',
  'RECHAZADO',
  'EXPIRADO',
  'EN REVISION',
  'DEVUELTO',
  'REVERSADO',
  'GAVE UP',
  'UNKNOWN',
  'SIGNED OUT',
  'NOT FOUND',
]

describe('OutcomePanel', () => {
  it('shows success with the way to the receipt for APROBADO', () => {
    const page = read('APROBADO', aPayment('APROBADO', { receiptToken: 'r1' }))
    expect(page).toContain('outcome--success')
    expect(page).toContain('href="/enrollment/resume/r1"')
  })

  it('says that the receipt is coming while there is none', () => {
    const page = read('APROBADO', aPayment('APROBADO'))
    expect(page).toContain(texts['checkout.receiptSoon'])
    expect(page).not.toContain('/enrollment/resume/')
  })

  it('says what the school gives back, on which day and by which reference', () => {
    const onItsWay = {
      status: 'sent',
      amount: 1_500_000,
      way: 'provider',
      day: null,
      reference: null,
      place: null,
    } as const
    const told = { status: 'done', way: 'bank', day: '2025-06-19', reference: 'T-4711', place: 1 } as const
    const done = { ...onItsWay, ...told }
    const page = read('APROBADO', aPayment('APROBADO', { refunds: [onItsWay, done], receiptToken: 'r1' }))
    expect(page.match(/\/enrollment\/resume\/r1\/refunds\/\d/g)).toEqual(['/enrollment/resume/r1/refunds/1'])
    expect(page).toContain('En curso, al medio con el que se pagó.')
    expect(page).toContain(
      'Devuelto el 19 de junio de 2025 por transferencia del colegio. Referencia T-4711.',
    )
    expect(page).toContain('1.500.000')
    expect(read('APROBADO', aPayment('APROBADO'))).not.toContain(texts['refunds.title'])
  })

  it('leads from a payment that the school gives back as a whole to its receipt, and to no other payment', () => {
    const page = read('DEVUELTO', aPayment('DEVUELTO', { receiptToken: 'r1' }))
    expect(page).toContain('El colegio devuelve el pago')
    expect(page).toContain('href="/enrollment/resume/r1"')
    expect(page).not.toContain('/enrollment/main?step=5')
  })

  it('says of what was given back that no bank refused it', () => {
    const page = read('RECHAZADO', aPayment('RECHAZADO', { returned: true }))
    expect(page).toContain(texts['checkout.returnedBody'])
    expect(page).not.toContain(texts['checkout.declinedBody'])
  })

  it('says what the bank charged beside what was asked for, where that is another amount', () => {
    const page = read('EN REVISION', aPayment('EN REVISION', { amount: 4_750_000, charged: 4_700_000 }))
    for (const fact of [texts['checkout.asked'], '$4.750.000', texts['checkout.charged'], '$4.700.000'])
      expect(page).toContain(fact)
    expect(read('EN REVISION', aPayment('EN REVISION'))).not.toContain(texts['checkout.charged'])
  })

  it.each(OTHERS)('never looks like success for %s', (outcome) => {
    expect(read(outcome, aPayment('PENDIENTE'))).not.toContain('outcome--success')
  })

  it.each(['PENDIENTE', 'NOTICE', 'GAVE UP'] as const)(
    'tells the 48 hours and what is known of it for %s',
    (outcome) => {
      const page = read(outcome, aPayment('PENDIENTE'))
      expect(page).toContain('48 horas')
      expect(page).toContain('MTR-2025-000127')
      expect(page).toContain('19 de junio de 2025, 10:00')
      expect(page).toContain('19 de junio de 2025, 10:05')
      expect(page).toContain(texts['checkout.payAgainNotYet'])
    },
  )

  it('says when paying again is safe', () => {
    const page = read('NOTICE', aPayment('PENDIENTE', { payAgainSafe: true }))
    expect(page).toContain(texts['checkout.payAgainSafe'])
    expect(page).not.toContain(texts['checkout.payAgainNotYet'])
  })

  it('goes on where the provider’s page was left, and says when that payment expires', () => {
    const go = { is: 'redirect', url: 'https://bank.example/pay' } as const
    const page = read('PENDIENTE', aPayment('PENDIENTE', { go }))
    expect(page).toContain(texts['checkout.continue'])
    expect(page).toContain('vence el 19 de junio de 2025, 10:30')
    expect(read('PENDIENTE', aPayment('PENDIENTE'))).not.toContain(texts['checkout.continue'])
    expect(read('APROBADO', aPayment('APROBADO', { go }))).not.toContain(texts['checkout.continue'])
  })

  it('keeps the literal texts of the school', () => {
    expect(read('GAVE UP')).toContain('Después de varios intentos no pudimos procesando el pago')
    expect(read('UNKNOWN')).toContain('Parece que hubo un problema procesando el pago')
    expect(read('UNKNOWN')).toContain(
      'Comuníquese con su banco o con el conmutador del colegio, 601 555 0100.',
    )
  })

  it('says of a payment under review whom to call, once, and as soon as the number is known', () => {
    const page = read('EN REVISION', aPayment('EN REVISION'))
    expect(page).toContain('No pague de nuevo. Si tiene preguntas, llame al 601 555 0100.')
    expect(page).not.toContain('Comuníquese')
    expect(read('EN REVISION', aPayment('EN REVISION'), null)).toContain('No pague de nuevo.</p>')
  })

  it.each(['RECHAZADO', 'EXPIRADO'] as const)('leads back to the pay step after %s', (outcome) => {
    expect(read(outcome, aPayment(outcome))).toContain('href="/enrollment/main?step=5"')
  })

  it('shows how to pay by the bank agreement: reference, exact amount and until when', () => {
    const payment = aPayment('PENDIENTE CONVENIO')
    const page = read('PENDIENTE CONVENIO', limited(payment, { expiresAt: '2025-07-04T23:59:59-05:00' }))
    expect(page).toContain('MTR-2025-000127')
    expect(page).toContain('$41.234.567')
    expect(page).toContain('hasta el 4 de julio de 2025')
  })

  it("gives the provider's own reference once there is one", () => {
    const payment = aPayment('PENDIENTE')
    expect(read('NOTICE', payment)).not.toContain(texts['checkout.providerReference'])
    expect(read('NOTICE', limited(payment, { providerRef: 'PX-99' }))).toContain('PX-99')
  })
})

function limited(payment: PaymentResult, more: Partial<PaymentData>): PaymentResult {
  return aPayment(payment.status, { ...payment.data, ...more })
}
