import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { unzip } from '@matricula/hub/testing/unzip'

export interface SavedFile {
  readonly name: string
  readonly content: Buffer
}

/** What the list's export hands over. */
export async function saveFile(page: Page, kind: 'CSV' | 'XLSX (Excel)'): Promise<SavedFile> {
  await page.getByRole('button', { name: 'Exportar' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: kind, exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

/** The one sheet of a workbook, as it is written. */
export function sheetOf({ content }: SavedFile): string {
  return [...unzip(content)].find(([name]) => name.startsWith('xl/worksheets/'))?.[1] ?? ''
}
