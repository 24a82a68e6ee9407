import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useTexts } from '../../i18n.ts'
import { useMay } from '../access/use-may.ts'
import { read } from '../api/call.ts'
import { useAct } from '../api/use-act.ts'
import { offer } from '../list/export-rows.ts'
import { EraseDialog } from './erase-dialog.tsx'
import type { StudentFile } from './student-file.ts'

/** What the law gives a family: a copy of everything kept of it, and that it is erased. */
export function PersonalView({ student }: Pick<StudentFile, 'student'>) {
  const text = useTexts()
  const mayErase = useMay('POST /api/privacy/families/{student}/erase')
  return (
    <div className="file-panels">
      <section className="panel">
        <h2>{text('office.studentFile.personal.copy')}</h2>
        <p className="file-prose">{text('office.studentFile.personal.copyBody')}</p>
        <CopyButton code={student.code} />
      </section>
      {mayErase && (
        <section className="panel">
          <h2>{text('office.studentFile.personal.erase')}</h2>
          <p className="file-prose">{text('office.studentFile.personal.eraseBody')}</p>
          <EraseButton student={student} />
        </section>
      )}
    </div>
  )
}

function CopyButton({ code }: { code: string }) {
  const text = useTexts()
  const { act, isActing } = useAct(
    async () => {
      const copy = await read('GET /api/privacy/families/{student}', { params: { student: code } })
      offer(new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' }), `familia-${code}.json`)
    },
    { shown: 'kept' },
  )
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={isActing} onClick={() => void act(undefined)}>
      {text('office.studentFile.personal.download')}
    </Button>
  )
}

function EraseButton({ student }: Pick<StudentFile, 'student'>) {
  const text = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {text('office.studentFile.personal.eraseAsk')}
      </Button>
      {isOpen && <EraseDialog student={student} onClose={() => setOpen(false)} />}
    </>
  )
}
