import { useState } from 'react'
import type { SentPayLink } from '../../api/types.ts'
import { ConfirmButton } from '../confirm-button.tsx'
import { Money } from '../money.tsx'
import { Skeleton } from '../skeleton.tsx'
import { clockTime, dayOf, longDate } from '../../dates.ts'
import { type Translate, useLocale, useTranslate } from '../../i18n.ts'
import { listOf } from './list-of.ts'
import { firstName, type LinkStudent } from './link-student.ts'
import type { ListedLinks } from './use-sent-links.ts'

type Students = readonly LinkStudent[]

interface Props {
  links: ListedLinks
  students: Students
  onWithdraw: (link: SentPayLink) => Promise<void>
}

/** The links of these students, the newest first, what each is for and how it stands. */
export function SentLinks({ links, students, onWithdraw }: Props) {
  const t = useTranslate()
  if (links.is === 'loading') return <Skeleton blocks={[48]} />
  if (links.is === 'failed') return <p>{t('payLink.list.failed')}</p>
  if (links.found.length === 0) return null
  return (
    <section className="send-link">
      <h3>{t('payLink.list.title', { n: students.length })}</h3>
      <ul className="send-link__list">
        {links.found.map((link) => (
          <SentLink key={link.id} link={link} students={students} onWithdraw={() => onWithdraw(link)} />
        ))}
      </ul>
    </section>
  )
}

interface SentLinkProps {
  link: SentPayLink
  students: Students
  onWithdraw: () => Promise<void>
}

function SentLink({ link, students, onWithdraw }: SentLinkProps) {
  const t = useTranslate()
  const { locale } = useLocale()
  const [busy, setBusy] = useState(false)
  const { state, shows, note, address, expiresAt, paid, onAccount } = link
  const subjects = subjectsOf(link, students, { t, locale })
  const moment = (at: string) => ({ day: longDate(dayOf(at), locale), time: clockTime(at) })
  const withdraw = async () => {
    setBusy(true)
    await onWithdraw()
    setBusy(false)
  }
  return (
    <li className="send-link__item">
      <p>
        <strong>{t(`payLink.list.state.${state}`)}</strong> · {t(`payLink.shows.${shows}`)}
      </p>
      {onAccount !== null && (
        <p>
          <Money amount={onAccount.amount} /> · {onAccount.concept || t('payLink.onAccount')}
        </p>
      )}
      {subjects.map((subject) => (
        <p key={subject}>{subject}</p>
      ))}
      {paid === null ? (
        <p className="field__hint">{t('payLink.list.until', moment(expiresAt))}</p>
      ) : (
        <p>
          <Money amount={paid.amount} /> · {t('payLink.list.paidAt', moment(paid.at))}
        </p>
      )}
      {note !== '' && <p className="field__hint">{note}</p>}
      {(state === 'standing' || state === 'paying') && (
        <>
          <p className="send-link__address">{address}</p>
          <ConfirmButton
            words={{
              act: t('payLink.list.withdraw'),
              hint: t('payLink.list.withdrawHint'),
              yes: t('payLink.list.withdrawNow'),
              no: t('payLink.list.withdrawNot'),
            }}
            busy={busy}
            onAct={() => void withdraw()}
          />
        </>
      )}
    </li>
  )
}

/** What a link is for and whose that is; an amount on account says so with its amount. */
function subjectsOf(
  { kind, students: codes, documents }: SentPayLink,
  students: Students,
  { t, locale }: { readonly t: Translate; readonly locale: string },
): readonly string[] {
  const nameOf = (code: string) => {
    const student = students.find((one) => one.code === code)
    return student === undefined ? code : firstName(student)
  }
  const names = listOf(codes.map(nameOf), locale)
  if (kind === 'enrollment') return [t('payLink.list.enrollment', { names })]
  const whose = t('payLink.page.names', { names })
  const invoices = documents.map(({ DocNum, concept }) =>
    [t('payLink.document', { document: DocNum }), concept].filter(Boolean).join(' · '),
  )
  return [whose, ...invoices]
}
