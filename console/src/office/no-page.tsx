import { useGetIdentity } from '@refinedev/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Session } from '../api/types.ts'
import { useTranslate } from '../i18n.ts'

/** An address that leads nowhere. */
export function PageNotFound() {
  const t = useTranslate()
  return (
    <NoPage title={t('app.notFound')}>
      <Link to="/enrollment/admin">{t('office.shell.toStart')}</Link>
    </NoPage>
  )
}

/** A route that was opened without its role. */
export function NotAllowed() {
  const t = useTranslate()
  const { data } = useGetIdentity<Session>()
  const roles = (data?.roles ?? []).map((role) => t(`office.role.${role}`)).join(', ')
  return <NoPage title={t('office.notAllowed.title')}>{t('office.notAllowed.body', { roles })}</NoPage>
}

function NoPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="no-page">
      <title>{title}</title>
      <h1 className="page__title">{title}</h1>
      <p>{children}</p>
    </div>
  )
}
