import { DownloadOutlined } from '@ant-design/icons'
import { App, Button, Dropdown } from 'antd'
import { useState } from 'react'
import { isProblem } from '../../api/problem.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import type { Column } from './column.ts'
import { saveCsv, saveXlsx } from './export-rows.ts'

interface Props<Row> {
  readonly columns: readonly Column<Row>[]
  /** The file's name when it is saved, without its ending. */
  readonly name: () => string
  readonly isEmpty: boolean
  /** The rows to save; `onProgress` receives how many are here. */
  readonly read: (onProgress: (rows: number) => void) => Promise<readonly Row[]>
}

/** Rows as a file, for a spreadsheet. */
export function SaveMenu<Row extends object>({ columns, name, isEmpty, read }: Props<Row>) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { notification } = App.useApp()
  const [done, setDone] = useState<number | null>(null)

  async function save(kind: string): Promise<void> {
    setDone(0)
    try {
      const file = { name: name(), columns, rows: await read(setDone), locale }
      await (kind === 'xlsx' ? saveXlsx(file) : saveCsv(file))
    } catch (thrown) {
      if (!isProblem(thrown)) throw thrown
      notification.error({ message: t('office.export.failed'), description: thrown.title, duration: 0 })
    } finally {
      setDone(null)
    }
  }

  return (
    <Dropdown
      trigger={['click']}
      menu={{
        onClick: ({ key }) => void save(key),
        items: [
          { key: 'csv', label: 'CSV' },
          { key: 'xlsx', label: 'XLSX (Excel)' },
        ],
      }}
    >
      <Button icon={<DownloadOutlined aria-hidden />} loading={done !== null} disabled={isEmpty}>
        {done === null || done === 0 ? t('office.export.title') : t('office.export.reading', { n: done })}
      </Button>
    </Dropdown>
  )
}
