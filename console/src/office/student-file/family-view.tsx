import { Tag } from 'antd'
import { useLocale, useTranslate } from '../../i18n.ts'
import type { Translate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { usePermission } from '../access/use-permission.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { useRead } from '../api/use-read.ts'
import type { StudentFile } from './student-file.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import type { ResponseOf } from '../api/call.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { textOr } from './student-file.ts'

/** What the family meets: the words of the sign-in, its choices, its balance, its consent. */
export function FamilyView({ file }: { file: StudentFile }) {
  const t = useTranslate()
  const mayCall = usePermission('GET /api/enrollment/admin/students/{student}/contacts')
  const { sees, draft, student } = file
  return (
    <div className="file-panels">
      <section className="panel">
        <h2>{t('office.studentFile.sees.title')}</h2>
        <p className="file-sees__title">{sees.title}</p>
        <p>{sees.body}</p>
      </section>
      <section className="panel">
        <h2>{t('office.studentFile.choices.title')}</h2>
        {draft === null ? (
          <p>{t('office.studentFile.choices.none')}</p>
        ) : (
          <ChoicesFacts draft={draft} grade={student.next_grade_id} />
        )}
      </section>
      {mayCall ? (
        <ContactsPanel code={student.code} />
      ) : (
        <section className="panel">
          <h2>{t('office.studentFile.contacts.title')}</h2>
          <p>{t('office.studentFile.contacts.ofAdmissions')}</p>
        </section>
      )}
      <section className="panel">
        <h2>{t('office.studentFile.account.title')}</h2>
        <Account file={file} />
      </section>
    </div>
  )
}

function Account({ file: { balance, credit, consent } }: { file: StudentFile }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  return (
    <dl className="facts">
      <dt>{t('office.studentFile.account.balance')}</dt>
      <dd>{balance === null ? t('office.studentFile.account.unknown') : owed(balance, credit, t)}</dd>
      <dt>{t('office.studentFile.account.consent')}</dt>
      <dd>
        {consent === null
          ? t('office.studentFile.account.noConsent')
          : t('office.studentFile.account.consented', {
              version: consent.version,
              at: moment(toSeason(consent.at), locale),
            })}
      </dd>
    </dl>
  )
}

type Balance = NonNullable<StudentFile['balance']>

/** A credit that the year's order has used is none to promise again. */
function owed({ amount, kind }: Balance, credit: StudentFile['credit'], t: Translate): string {
  if (kind !== 'due' && credit !== null) {
    const values = { used: `$${formatCop(credit.used)}`, left: `$${formatCop(credit.left)}` }
    return t('office.studentFile.account.used', values)
  }
  return t(`office.studentFile.account.${kind}`, { amount: `$${formatCop(Math.abs(amount))}` })
}

type Draft = NonNullable<StudentFile['draft']>

const stepsOfDraft = ['initial', 'annual', 'transport', 'monthly', 'activities', 'pay'] as const

/** What the family has chosen so far, in words. */
function ChoicesFacts({ draft, grade }: { draft: Draft; grade: number | null }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { step, period, method, quotas, transport, activities, updated_at: at } = draft
  const facts = [
    ['step', t(`wizard.steps.${stepsOfDraft[step]}`)],
    ['period', period === null ? '—' : t(`initial.period${period}`)],
    ['method', method === null ? '—' : t(`initial.method${method}`)],
    ['quotas', quotas === 0 ? '—' : t('initial.quotasOf', { n: quotas })],
    ['transport', useTransportText(transport)],
    ['activities', useActivityNames(activities, grade).join(', ') || '—'],
    ['changed', moment(at, locale)],
  ] as const
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <ChoiceFact key={name} name={t(`office.studentFile.choices.${name}`)} value={value} />
      ))}
    </dl>
  )
}

function ChoiceFact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

function useTransportText({ is, name, price, direction, basis }: Draft['transport']): string {
  const t = useTranslate()
  if (is !== 'chosen') return t(`office.studentFile.transport.${is}`)
  return [
    `${name}: $${formatCop(price ?? 0)} ${t('transport.monthly')}`,
    t(`transport.ride.${direction}`),
    t(`office.studentFile.transport.${basis}`),
  ].join(' · ')
}

/** The catalogue's names; the codes until it has answered. */
function useActivityNames(codes: readonly string[], grade: number | null): readonly string[] {
  const { answer = [] } = useRead('GET /api/enrollment/fees/community/{grade}', {
    params: { grade: grade ?? 0 },
    when: codes.length > 0 && grade !== null,
  })
  return codes.map((code) => answer.find((activity) => activity.code === code)?.concept ?? code)
}

type Contacts = ResponseOf<'GET /api/enrollment/admin/students/{student}/contacts'>
type Guardian = Contacts['guardians'][number]
type Contact = Guardian['contacts'][number]

/** Whom admissions call or write to; each read of it is in the audit trail. */
function ContactsPanel({ code }: { code: string }) {
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
