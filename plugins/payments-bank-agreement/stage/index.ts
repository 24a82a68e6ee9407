import type { BankFileLine } from '@matricula/contract'
import type { OpenStage } from '@matricula/contract/kit'

/** Nobody on the other side: a file of the bank, and a clock that runs out. */
export const openStage: OpenStage<'payments'> = async ({ passTime }) => ({
  settings: {
    columns: 'delimited',
    headerLines: 1,
    reference: { column: 2 },
    amount: { column: 3, written: 'dots' },
    date: { column: 1, written: 'DD/MM/YYYY' },
  },
  secrets: [],
  vendor: { isAbsent: true, injectFault: async () => {}, clearFault: async () => {}, effects: async () => 0 },
  facts: {
    statuses: { waiting: 'pending', expired: 'expired' },
    checkoutAtVendor: async () => null,
    async settle(_reference, rawStatus) {
      if (rawStatus === 'expired') passTime(aDayMs)
    },
    bankFile: async () => ({ content: new TextEncoder().encode(content), lines }),
  },
  close: async () => {},
})

const aDayMs = 86_400_000

const content = `Fecha;Referencia;Valor;Oficina
19/06/2025;MH-7K2M9Q4T8XWZ;1.850.000,00;Chía
20/06/2025;mh2222222222zz;$ 920.500;"Calle 100; piso 2"
20/06/2025;MH-3333333333ZZ;920.500,50;Chía
31/06/2025;MH-4444444444ZZ;1.000;Chía

20/06/2025;PENSION 10001;700.000;Usaquén
`

const lines: readonly BankFileLine[] = [
  { line: 2, reference: 'MH-7K2M9Q4T8XWZ', paid: { amount: 1_850_000, day: '2025-06-19' } },
  { line: 3, reference: 'MH-2222222222ZZ', paid: { amount: 920_500, day: '2025-06-20' } },
  { line: 4, reference: 'MH-3333333333ZZ', paid: null, unread: ['amount'] },
  { line: 5, reference: 'MH-4444444444ZZ', paid: null, amount: 1000, unread: ['date'] },
  { line: 7, reference: 'PENSION 10001', paid: { amount: 700_000, day: '2025-06-20' } },
]
