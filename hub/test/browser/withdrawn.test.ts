import { describe, it } from 'vitest'
import { useHub } from '@matricula/hub/testing/test-hub'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { until } from '@matricula/hub/testing/until'
import { withdraw } from '../modules/withdrawals/a-withdrawal.ts'
import { comeAs, section } from './portal.ts'
import { desktop, expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()

describe('A family whose child has left', () => {
  const hub = useHub()

  it('reads in the portal, at the payment and in the wizard since when, what goes back and whom to call', async () => {
    const page = await browser.open(phone, hub().url)
    const parent = await comeAs(page, hub(), 'familia.10001@example.com')
    const family = await Family.signIn(hub(), '10001')
    const { token } = await family.enrol(rightAndCosts)
    await until(
      () => family.check(),
      ({ status, data }) => status === 'APROBADO' && data?.receiptToken != null,
    )
    await withdraw(await signInStaff(hub(), 'finance'), { way: 'bank' })

    await section(page, 'Matrículas').click()
    const child = page.locator('.child')
    await child.getByText('Matrícula retirada').waitFor()
    await child.getByRole('heading', { name: 'Retiro desde el 19 de junio de 2025' }).waitFor()
    await child.getByText('$1.000.000').first().waitFor()
    await child.getByText('Lo que venía después de ese día ya no se cobra.').waitFor()
    await child.getByText('Cómo se calculó').click()
    await child
      .getByText('Se pagaron $3.800.000; el colegio conserva el 10 %, $380.000.')
      .waitFor({ state: 'visible' })
    await child
      .getByText('Las reglas del colegio daban $4.275.000; el colegio decidió devolver $1.000.000.')
      .waitFor({ state: 'visible' })
    await child.getByText('para matricularlo de nuevo', { exact: false }).waitFor({ state: 'visible' })
    await expectWellEverywhere(page, 'a child who has left')
    await parent.delete('/api/session')

    const at = await browser.open(desktop, hub().url)
    const [name = '', value = ''] = family.visitor.cookie.split('=')
    await at.context().addCookies([{ name, value, url: hub().url }])
    await at.goto(`/enrollment/checkout?token=${token}`)
    await at.getByRole('heading', { name: 'Matrícula retirada' }).waitFor()
    await at.getByRole('heading', { name: 'Retiro desde el 19 de junio de 2025' }).waitFor()
    await expectWellEverywhere(at, 'the payment of a child who has left')
    await at.goto('/enrollment/main')
    await at.getByText('Este estudiante se retiró del colegio').first().waitFor()
    await expectWellEverywhere(at, 'the wizard of a child who has left')
  })
})
