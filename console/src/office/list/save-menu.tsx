import { DownloadOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../i18n.ts'
import { Deferred } from '../../components/deferred.tsx'
import { useTask } from '../api/use-action.ts'
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
  const [done, setDone] = useState(0)
  const { act: save, isActing } = useTask(
    async (kind: string) => {
      setDone(0)
      const file = { name: name(), columns, rows: await read(setDone), locale }
      await (kind === 'xlsx' ? saveXlsx(file) : saveCsv(file))
    },
    { report: 'aloud', failed: () => t('office.export.failed') },
  )

  return (
    <Deferred until={<span className="rows__soon">{t('office.export.title')}</span>}>
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
        <Button icon={<DownloadOutlined aria-hidden />} loading={isActing} disabled={isEmpty}>
          {!isActing || done === 0 ? t('office.export.title') : t('office.export.reading', { n: done })}
        </Button>
      </Dropdown>
    </Deferred>
  )
}
