import { Button, Table } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Translate } from '../../i18n.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { actorLabel } from '../actor-label.ts'
import { actionLabel, callLabel } from '../audit/audit-labels.ts'
import { rowsAddress } from '../list/rows-address.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { useAction } from '../api/use-action.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { Dialog } from '../form/dialog.tsx'
import { textOr } from './student-file.ts'
import type { StudentFile } from './student-file.ts'

type SignIn = StudentFile['signIns'][number]
type StaffAction = StudentFile['history'][number]

const few = { pageSize: 10, hideOnSinglePage: true, showSizeChanger: false } as const

/** Who came in, and who did what to this student's record; of what a record said, nothing. */
export function HistoryView({ file: { signIns, history, student } }: { file: StudentFile }) {
  const t = useTranslate()
  const mayOpenTrail = usePermission('GET /api/audit')
  const mayForget = usePermission('DELETE /api/enrollment/admin/devices/{student}')
  return (
    <div className="page">
      <section className="panel">
        <h2>{t('office.studentFile.history.signIns')}</h2>
        <SignIns signIns={signIns} />
        {mayForget && <ForgetButton student={student} />}
      </section>
      <section className="panel">
        <h2>{t('office.studentFile.history.acts')}</h2>
        <ActionHistory actions={history} />
        {mayOpenTrail && (
          <p>
            <Link to={rowsAddress('/enrollment/admin/audit', { subject: student.code })}>
              {t('office.studentFile.history.toAudit')}
            </Link>
          </p>
        )}
      </section>
    </div>
  )
}

function ForgetButton({ student }: Pick<StudentFile, 'student'>) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p>
        <Button onClick={() => setOpen(true)}>{t('office.studentFile.devices.name')}</Button>
      </p>
      {isOpen && <ForgetDevicesDialog student={student} onClose={() => setOpen(false)} />}
    </>
  )
}

function SignIns({ signIns }: { signIns: readonly SignIn[] }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const title = (column: string) => t(`office.studentFile.history.${column}`)
  return (
    <Table<SignIn>
      size="small"
      rowKey={({ at, action, result }) => `${at} ${action} ${result}`}
      dataSource={[...signIns]}
      pagination={few}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: title('noSignIns') }}
      columns={[
        { title: title('at'), render: (_, { at }) => moment(at, locale) },
        { title: title('what'), render: (_, { action, section }) => actionText(action, section, t) },
        {
          title: title('result'),
          render: (_, { result }) => textOr('office.studentFile.outcome', result, t),
        },
      ]}
    />
  )
}

function ActionHistory({ actions }: { actions: readonly StaffAction[] }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const title = (column: string) => t(`office.studentFile.history.${column}`)
  return (
    <Table<StaffAction>
      size="small"
      rowKey={({ at, actor, act, call }) => `${at} ${actor} ${act} ${call}`}
      dataSource={[...actions]}
      pagination={few}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: title('noActs') }}
      columns={[
        { title: title('at'), render: (_, { at }) => moment(toSeason(at), locale) },
        { title: title('who'), render: (_, { actor }) => actorLabel(actor, t) },
        { title: title('what'), render: (_, { act }) => actionLabel(act, t) },
        { title: title('call'), render: (_, { call }) => (call === undefined ? '—' : callLabel(call, t)) },
      ]}
    />
  )
}

/** Where somebody asked, in words where there are some. */
function actionText(action: string, section: string, t: Translate): string {
  const where = textOr('office.studentFile.history.section', section, t)
  return where === section && action !== section ? `${action} ${section}`.trim() : where
}

interface Props {
  readonly student: StudentFile['student']
  readonly onClose: () => void
}

/** Signs out everybody who came in by a student's code, after a lost telephone or a sign-in on somebody else's. */
function ForgetDevicesDialog({ student: { code, name }, onClose }: Props) {
  const t = useTranslate()
  const title = (key: string) => t(`office.studentFile.devices.${key}`)
  const { act, isActing, problem } = useAction(
    'DELETE /api/enrollment/admin/devices/{student}',
    () => ({ params: { student: code } }),
    { done: () => title('done'), report: 'quiet' },
  )
  async function forget(): Promise<void> {
    if ((await act()) !== null) onClose()
  }
  return (
    <Dialog
      title={t('office.studentFile.devices.title', { name })}
      okText={title('forget')}
      cancelText={t('common.cancel')}
      confirmLoading={isActing}
      onOk={() => void forget()}
      onCancel={onClose}
    >
      <p className="file-prose">{title('body')}</p>
      <FormProblem problem={problem} />
    </Dialog>
  )
}
