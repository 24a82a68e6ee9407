import { useGetIdentity } from '@refinedev/core'
import { Result } from 'antd'
import type { Session } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'

/** A route that was opened without its role. */
export function NotAllowed() {
  const t = useTranslate()
  const { data } = useGetIdentity<Session>()
  const roles = (data?.roles ?? []).map((role) => t(`office.role.${role}`)).join(', ')
  return (
    <>
      <title>{t('office.notAllowed.title')}</title>
      <Result
        status="403"
        icon={null}
        title={<h1 className="page__title">{t('office.notAllowed.title')}</h1>}
        subTitle={t('office.notAllowed.body', { roles })}
      />
    </>
  )
}
