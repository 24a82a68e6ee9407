import { expect, it } from 'vitest'
import { useHub } from '@matricula/hub/testing/test-hub'
import { unzip } from '@matricula/hub/testing/unzip'
import { desktop, useBrowser } from '../screens.ts'
import { saveFile, sheetOf } from './save-file.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const students = 3000
const hub = useHub({ plugins: { sis: { main: { settings: { students } } } } })
const progress = ['/enrollment/admin/progress', 'Quién falta y en qué paso'] as const

it('A workbook of three thousand rows comes whole, under the page’s policy', async () => {
  const page = await comeIn(browser, { url: hub().url, role: 'finance', screen: desktop })
  await goTo(page, ...progress)
  await page.getByText(/^2\.[89]\d\d resultados$/).waitFor()
  const file = await saveFile(page, 'XLSX (Excel)')
  const sheet = sheetOf(file)
  expect(sheet.match(/<row /g)?.length).toBeGreaterThan(2800)
  expect(unzip(file.content).get('xl/workbook.xml')).toContain('name="quien-falta-y-en-que-paso-2025-')
  await page.getByRole('button', { name: 'Exportar', exact: true }).waitFor()
})

it('A file is named by the season’s day in Bogotá, also late in its evening', async () => {
  const page = await comeIn(browser, { url: hub().url, role: 'finance', screen: desktop })
  const { body } = await hub().visitor().get<{ clock: { shift: number } }>('/api/seasons/current')
  await page.clock.setFixedTime(Date.parse('2025-07-02T02:30:00Z') - body.clock.shift)
  await goTo(page, ...progress)
  const { name } = await saveFile(page, 'CSV')
  expect(name).toBe('quien-falta-y-en-que-paso-2025-07-01.csv')
})
