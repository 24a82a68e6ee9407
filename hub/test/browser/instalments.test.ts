import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useHub } from '@matricula/hub/testing/test-hub'
import { goOn, openStep } from './family.ts'
import { arriveAt, rightAndCosts } from './paying.ts'
import { expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()
const first = 'El primer cobro es de $19.457.332, el 28 de agosto de 2025.'

async function arrive(quotas: number, step = 0): Promise<Page> {
  const page = await browser.open(phone, hub().url)
  await arriveAt(page, '10001', { ...rightAndCosts, quotas, step })
  return page
}

describe('A pension in two instalments', () => {
  it('says its first charge where the instalments are chosen, and in the comparison', async () => {
    const page = await arrive(11)
    await page.getByText('El primer cobro es de $4.079.333, el 28 de agosto de 2025.').waitFor()
    await page.getByLabel('Cuotas de la pensión').selectOption('2')
    await page.getByText(first).waitFor()
    expect(await page.getByText('mensualidades se cobran cada mes').count()).toBe(0)
    await expectWellEverywhere(page, 'two instalments')
    await page.getByRole('button', { name: 'Comparar los tres periodos' }).click()
    const column = page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Derecho de matrícula y costos' }) })
    await column.getByText('Pensión en 2 cuotas').waitFor()
    await column.getByText(first).waitFor()
    await expectWellEverywhere(page, 'the comparison with two instalments')
  })

  it('is told apart from the month’s prices of the table', async () => {
    const page = await arrive(2, 3)
    await page.getByText('Pensión: 2 cobros; el primero, de $18.795.332, el 28 de agosto de 2025.').waitFor()
    await page.getByText('Los demás servicios se cobran cada mes, de agosto 2025 a junio 2026.').waitFor()
    await page.getByText('La tabla muestra valores de un mes, no lo que se cobra.').waitFor()
    await page.getByRole('rowheader', { name: 'Suma de valores de un mes; no es un cobro' }).waitFor()
    expect(await page.getByText('Total por mes').count()).toBe(0)
    const total = await page.locator('tfoot').getByRole('button').boundingBox()
    expect(total?.x).toBeGreaterThan(phone.width / 2)
    await expectWellEverywhere(page, 'month’s prices')
    await goOn(page, 'Actividades comunitarias')
    await openStep(page, 5)
    await page.getByText(first).waitFor()
    await expectWellEverywhere(page, 'two instalments to pay')
  })

  it('of every month has a total of the month', async () => {
    const page = await arrive(11, 3)
    await page.getByRole('rowheader', { name: 'Total por mes' }).waitFor()
    await page.getByText('La tabla muestra lo que se cobra cada mes.').waitFor()
    expect(await page.getByText('no es un cobro').count()).toBe(0)
  })
})
