import { Tag } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import type { ResponseOf } from '../api/call.ts'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { textOr } from './student-file.ts'

type Contacts = ResponseOf<'GET /api/enrollment/admin/students/{student}/contacts'>
type Guardian = Contacts['guardians'][number]
type Contact = Guardian['contacts'][number]

/** Whom admissions call or write to; each read of it is in the audit trail. */
export function ContactsPanel({ code }: { code: string }) {
  const t = useTranslate()
  const { answer, problem, refetch } = useRead('GET /api/enrollment/admin/students/{student}/contacts', {
    params: { student: code },
  })
  return (
    <section className="panel">
      <h2>{t('office.studentFile.contacts.title')}</h2>
      {problem !== null && <ProblemPanel problem={problem} onRetry={refetch} />}
      {problem === null && answer === undefined && <Skeleton blocks={[48, 48]} />}
      {answer !== undefined && <People {...answer} />}
    </section>
  )
}

function People({ guardians, emergency }: Contacts) {
  const t = useTranslate()
  return (
    <>
      {guardians.length === 0 && <p>{t('office.studentFile.contacts.none')}</p>}
      <ul className="file-people">
        {guardians.map((guardian) => (
          <OneGuardian key={guardian.name} guardian={guardian} />
        ))}
      </ul>
      {emergency.length > 0 && (
        <>
          <h3 className="file-subtitle">{t('office.studentFile.contacts.emergency')}</h3>
          <ul className="file-people">
            {emergency.map(({ name, relationship, phone }) => (
              <li key={`${name} ${phone}`}>
                <strong>{name}</strong> {textOr('office.studentFile.contacts.role', relationship, t)}
                <WayTo contact={{ kind: 'phone', value: phone, label: '' }} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function OneGuardian({ guardian: { name, role, pays, contacts } }: { guardian: Guardian }) {
  const t = useTranslate()
  return (
    <li>
      <strong>{name}</strong> {textOr('office.studentFile.contacts.role', role, t)}{' '}
      {pays && <Tag color="green">{t('office.studentFile.contacts.pays')}</Tag>}
      {contacts.length === 0 && <p>{t('office.studentFile.contacts.noWay')}</p>}
      {contacts.map((contact) => (
        <WayTo key={`${contact.kind} ${contact.value}`} contact={contact} />
      ))}
    </li>
  )
}

/** A telephone dials and an address opens a mail. */
function WayTo({ contact: { kind, value, label } }: { contact: Contact }) {
  const to = kind === 'email' ? `mailto:${value}` : `tel:${value.replaceAll(/[^+\d]/g, '')}`
  return (
    <p className="file-people__way">
      <a href={to}>{value}</a> {label}
    </p>
  )
}
