import { expect, it } from 'vitest'
import { Provider } from '@matricula/hub/testing/provider'
import { useHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'
import {
  answerAtProvider,
  arriveToPay,
  atProvider,
  attemptsOf,
  confirmOf,
  expectResult,
  fillPayer,
  goToProvider,
  pressPay,
  rightAndCosts,
} from './paying.ts'
import { desktop, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

it('Where the provider’s answer was lost, the family’s other phone goes on with the same checkout, and both pay once', async () => {
  const [father, mother] = [await browser.open(desktop, hub().url), await browser.open(phone, hub().url)]
  await arriveToPay(father, '10001', rightAndCosts)
  await arriveToPay(mother, '10001', rightAndCosts)
  const faults = faultsAt(hub().hub.app, 'payments.card')
  await faults.injectFault('hangs-up')
  await pressPay(father)
  await fillPayer(father)
  await confirmOf(father).click()
  await father.getByText('No recibimos respuesta del pago.').waitFor()
  await faults.clearFault()

  await goToProvider(mother)
  await confirmOf(father).click()
  await atProvider(father)

  expect(father.url()).toBe(mother.url())
  expect(await attemptsOf(hub(), '10001')).toBe(1)
  expect(await new Provider(hub()).checkouts()).toBe(1)
  await answerAtProvider(mother, 'Aprobar')
  await expectResult(mother, 'Pago aprobado')
})
