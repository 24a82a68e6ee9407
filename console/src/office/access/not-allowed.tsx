import { useGetIdentity } from '@refinedev/core'
import { Result } from 'antd'
import type { Session } from '../../api/types.ts'
import { useTexts } from '../../i18n.ts'

/** A route that was opened without its role. */
export function NotAllowed() {
  const text = useTexts()
  const { data } = useGetIdentity<Session>()
  const roles = (data?.roles ?? []).map((role) => text(`office.role.${role}`)).join(', ')
  return (
    <>
      <title>{text('office.notAllowed.title')}</title>
      <Result
        status="403"
        icon={null}
        title={<h1 className="page__title">{text('office.notAllowed.title')}</h1>}
        subTitle={text('office.notAllowed.body', { roles })}
      />
    </>
  )
}
