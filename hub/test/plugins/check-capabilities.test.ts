import { describe, expect, it } from 'vitest'
import { BootFailure, startPlugins } from '../../src/plugins/index.ts'
import {
  aNoticesPlugin,
  aPaymentsPlugin,
  aVendor,
  entryOf,
} from '@matricula/hub/testing/plugins/pretend-plugins'
import { surroundings } from '@matricula/hub/testing/plugins/running-plugins'
import { runHub, type TestHubOptions } from '@matricula/hub/testing/test-hub'

const aBank = {
  use: 'payments-bank-agreement',
  settings: {
    columns: 'delimited',
    headerLines: 1,
    reference: { column: 2 },
    amount: { column: 3, written: 'dots' },
    date: { column: 1, written: 'DD/MM/YYYY' },
  },
}
const sap = {
  use: 'accounting-sap-b1',
  settings: {
    baseUrl: 'http://127.0.0.1:50001',
    company: 'ESCUELA',
    user: 'hub',
    password: 'a-secret-of-a-test',
    project: '2025-2026',
    orders: { taxCodes: { EXENTO: 'EXCL' } },
  },
}
const noBank = { use: 'sandbox-payments', settings: { merchant: 'm', secret: 'a-secret-of-a-test' } }

async function problemsOf(opening: Promise<unknown>): Promise<readonly string[]> {
  const failure = await opening.catch((error: unknown) => error)
  if (failure instanceof BootFailure) return failure.problems
  throw new Error('it opened', { cause: failure })
}

describe('A hub does not open', () => {
  it.each<[string, TestHubOptions, string]>([
    [
      'when nobody is configured whom families would pay at',
      { settings: { payments: { instance: 'tarjeta' } } },
      'settings: payments.instance: plugins.payments no tiene la instancia tarjeta; las que tiene son: card, invoices',
    ],
    [
      'when invoices would be paid at a bank agreement',
      {
        settings: { payments: { invoicesInstance: 'agreement' } },
        plugins: { payments: { agreement: aBank } },
      },
      'settings: payments.invoicesInstance: agreement (payments-bank-agreement) lee archivos de un banco y no recibe pagos en línea; ponga otra instancia',
    ],
    [
      'when the agreement is with somebody who has no files',
      { plugins: { payments: { agreement: noBank } } },
      'plugins.payments.agreement: sandbox-payments no lee archivos de un banco; ponga un plugin que los lea, o quite la instancia',
    ],
    [
      'when guardians are to get codes and nobody sends them',
      { settings: { access: { secondProof: 'mailLink' } }, plugins: { notices: null } },
      'settings: access.secondProof: mailLink envía códigos a los acudientes, y plugins.notices.main no tiene por dónde; ponga uno que envíe, u otra prueba',
    ],
    [
      'when the season takes something off who pays early and accounting cannot book it',
      { plugins: { accounting: { main: sap } } },
      'season: parent.earlyPayment: accounting-sap-b1 no registra recargos ni descuentos junto con un pago; deje null en el archivo de la temporada, o ponga una contabilidad que los registre',
    ],
  ])('%s', async (_when, options, problem) => {
    expect(await problemsOf(runHub(options))).toEqual([problem])
  })
})

describe('A list of an adapter', () => {
  const booting = (settings: object) =>
    startPlugins({
      ...surroundings().deps,
      entries: [
        { ...entryOf(aPaymentsPlugin(aVendor()), { name: 'card' }), settings },
        { ...entryOf(aNoticesPlugin(aVendor())), settings },
      ],
    })

  it('that names what the adapter does not have is a problem, and so is one that keeps nothing out', async () => {
    expect(await problemsOf(booting({ means: ['card', 'nequi'], channels: ['whatsapp'] }))).toEqual([
      'plugins.payments.card.settings.means: pretend-payments no tiene nequi; quítelo de la lista',
      'plugins.notices.main.settings.channels: pretend-notices no tiene whatsapp; quítelo de la lista',
      'plugins.notices.main.settings.channels: pretend-notices también tiene email, y esta lista no lo impide; agréguelo, o quítelo donde el proveedor',
    ])
  })

  it('that says what the adapter has is none', async () => {
    const plugins = await booting({ means: ['card'], channels: ['email'] })
    expect(plugins.notices.supports.channels).toEqual(['email'])
    await plugins.stop()
  })
})
