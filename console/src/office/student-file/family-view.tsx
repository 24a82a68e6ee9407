import { useLocale, useTranslate } from '../../i18n.ts'
import type { Translate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { usePermission } from '../access/use-permission.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { ChoicesFacts } from './choices-facts.tsx'
import { ContactsPanel } from './contacts-panel.tsx'
import type { StudentFile } from './student-file.ts'

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
