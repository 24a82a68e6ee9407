import { describe, expect, it } from 'vitest'
import { useHub } from '@matricula/hub/testing/test-hub'
import { desktop, expectWell, expectWellEverywhere, phone, tablet, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

describe('The public fee list', () => {
  it('is read by grade and fifteen at a time, by anybody, and its address keeps both', async () => {
    const page = await browser.open(phone, hub().url)
    await page.goto('/enrollment/fees')
    await page.getByText('Tarifas 1 a 15 de 180').waitFor()
    await page.getByText('Año escolar 2025-2026').waitFor()
    await expectWell(page, 'the fee list')
    expect(await page.getByRole('row').count()).toBe(16)
    expect(await page.getByRole('button', { name: 'Anteriores' }).isDisabled()).toBe(true)

    await page.getByRole('button', { name: 'Siguientes' }).click()
    const second = page.getByText('Tarifas 16 a 30 de 180')
    await second.waitFor()
    expect(new URL(page.url()).search).toBe('?page=2')
    // What follows is read from its beginning.
    await page.locator(':focus', { hasText: 'Tarifas 16 a 30 de 180' }).waitFor()

    await page.getByLabel('Grado').selectOption('Tercero')
    await page.getByText('Página 2 de 12').waitFor({ state: 'detached' })
    await page.getByText(/^Tarifas 1 a \d+ de \d+$/).waitFor()
    const grade = new URL(page.url()).searchParams.get('grade')
    expect(await page.getByRole('cell', { name: 'Tercero' }).count()).toBeGreaterThan(3)
    expect(await page.getByRole('cell', { name: 'Prejardín' }).count()).toBe(0)

    await page.goBack()
    await second.waitFor()
    await page.goto(`/enrollment/fees?grade=${grade}&page=9`)
    await page.getByText(/^Tarifas \d+ a \d+ de \d+$/).waitFor()
    await expect.poll(() => page.getByLabel('Grado').inputValue(), { timeout: 10_000 }).toBe(grade)
  })

  it('has the transport fees of the price list, by route, stop and distance, also where they cannot be read', async () => {
    const page = await browser.open(phone, hub().url)
    await page.route('**/api/enrollment/fees/transport*', (route) => route.abort())
    await page.goto('/enrollment/fees?grade=105')
    await page.getByText('No pudimos cargar las tarifas de transporte.').waitFor()
    await expectWell(page, 'transport fees that could not be read')
    await page.unroute('**/api/enrollment/fees/transport*')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    const transport = page.getByRole('region', { name: 'Transporte' })
    await transport.getByText('cercana, hasta 18 km; intermedia, hasta 22 km').waitFor()
    const ride = transport.getByRole('listitem').filter({ hasText: 'Media ruta, en paradero' })
    await ride.waitFor()
    expect(await ride.locator('dt').allTextContents()).toEqual(['Cercana', 'Intermedia', 'Lejana'])
    expect(await transport.getByRole('listitem').count()).toBe(4)
    await transport.getByText('$738.000').waitFor()
    expect(await transport.locator('dd').count()).toBe(11)
    await expectWellEverywhere(page, 'transport fees')
  })

  it('tags every type by a word, in both languages, and is printed without what only a screen needs', async () => {
    const page = await browser.open(tablet, hub().url)
    await page.goto('/enrollment/fees')
    const row = page.getByRole('row', { name: 'Derecho de matrícula' }).first()
    await row.waitFor()
    expect(await row.getByRole('cell').allTextContents()).toEqual(['Anual', 'Prejardín', '$3.800.000'])
    for (const word of ['Mensual', 'Eco', 'Club'])
      expect([word, await page.getByRole('cell', { name: word, exact: true }).count()]).not.toEqual([word, 0])
    await expectWell(page, 'the fee list on a tablet')
    await page.setViewportSize(desktop)
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByText('Fees 1 to 15 of 180').waitFor()
    await page.getByRole('cell', { name: 'Monthly', exact: true }).first().waitFor()
    await expectWell(page, 'the fee list in English')

    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('table').isVisible()).toBe(true)
    for (const name of ['Print', 'Next'])
      expect([name, await page.getByRole('button', { name }).isVisible()]).toEqual([name, false])
    expect(await page.getByLabel('Grade').isVisible()).toBe(false)
  })

  it('says where there is nothing, and where it could not be read, and goes on from there', async () => {
    const page = await browser.open(phone, hub().url)
    await page.goto('/enrollment/fees?grade=999')
    await page.getByText('No hay tarifas publicadas para este grado.').waitFor()
    await expectWell(page, 'no fees')
    await page.route('**/api/enrollment/admin/fees*', (route) => route.abort())
    await page.getByRole('button', { name: 'Ver todos los grados' }).click()
    await page.getByText('No pudimos cargar la información.').waitFor()
    await expectWell(page, 'fees that could not be read')
    await page.unroute('**/api/enrollment/admin/fees*')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await page.getByText('Tarifas 1 a 15 de 180').waitFor()
  })
})
