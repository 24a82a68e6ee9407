import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { read } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { download } from '../list/export-rows.ts'
import { EraseDialog } from './erase-dialog.tsx'
import type { StudentFile } from './student-file.ts'

/** What the law gives a family: a copy of everything kept of it, and that it is erased. */
export function PersonalView({ student }: Pick<StudentFile, 'student'>) {
  const t = useTranslate()
  const mayErase = usePermission('POST /api/privacy/families/{student}/erase')
  return (
    <div className="file-panels">
      <section className="panel">
        <h2>{t('office.studentFile.personal.copy')}</h2>
        <p className="file-prose">{t('office.studentFile.personal.copyBody')}</p>
        <CopyButton code={student.code} />
      </section>
      {mayErase && (
        <section className="panel">
          <h2>{t('office.studentFile.personal.erase')}</h2>
          <p className="file-prose">{t('office.studentFile.personal.eraseBody')}</p>
          <EraseButton student={student} />
        </section>
      )}
    </div>
  )
}

function CopyButton({ code }: { code: string }) {
  const t = useTranslate()
  const { act, isActing } = useAction(
    async () => {
      const copy = await read('GET /api/privacy/families/{student}', { params: { student: code } })
      download(
        new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' }),
        `familia-${code}.json`,
      )
    },
    { shown: 'kept' },
  )
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={isActing} onClick={() => void act(undefined)}>
      {t('office.studentFile.personal.download')}
    </Button>
  )
}

function EraseButton({ student }: Pick<StudentFile, 'student'>) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {t('office.studentFile.personal.eraseAsk')}
      </Button>
      {isOpen && <EraseDialog student={student} onClose={() => setOpen(false)} />}
    </>
  )
}
