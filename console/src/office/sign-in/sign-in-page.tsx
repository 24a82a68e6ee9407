import { useInvalidateAuthStore } from '@refinedev/core'
import { Alert, Button, Form, Input } from 'antd'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { LanguageSwitch } from '../../components/language-switch.tsx'
import { authProvider } from '../providers/auth-provider.ts'
import type { Credentials } from '../providers/auth-provider.ts'
import { useTask } from '../api/use-action.ts'
import { useRead } from '../api/use-read.ts'
import './sign-in.css'

/** Staff come in: by an account of the hub, or by the school's own provider where one is configured. */
export default function SignInPage() {
  const t = useTranslate()
  const [search] = useSearchParams()
  const session = useRead('GET /api/session')
  const ways = useRead('GET /api/staff/session')
  if (session.answer?.kind === 'staff') return <Navigate to={returnPath(search)} replace />
  return (
    <main className="sign-in" id="content">
      <title>{t('office.signIn.title')}</title>
      <div className="sign-in__card">
        <img src="/shield.svg" alt="" width="56" height="56" />
        <h1>{t('office.signIn.title')}</h1>
        <SignInForm arrived={search.get('problem')} to={returnPath(search)} />
        {ways.answer?.oidc === true && (
          <Button block href="/api/staff/oidc">
            {t('office.signIn.oidc')}
          </Button>
        )}
        {ways.answer?.demo === true && <p className="sign-in__demo">{t('office.signIn.demo')}</p>}
        <LanguageSwitch />
      </div>
    </main>
  )
}

function SignInForm({ arrived, to }: { arrived: string | null; to: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const seeAnew = useInvalidateAuthStore()
  const { act, isActing, problem } = useTask(async (credentials: Credentials) => {
    const { success, error } = await authProvider.login(credentials)
    if (!success) throw error
    await seeAnew()
    await navigate(to, { replace: true })
  })
  return (
    <Form<Credentials>
      layout="vertical"
      requiredMark={false}
      onFinish={(credentials) => void act(credentials)}
    >
      {arrived !== null && problem === null && (
        <Alert type="error" showIcon message={errorText(arrived, t)} />
      )}
      {problem !== null && (
        <Alert
          type="error"
          showIcon
          role="alert"
          message={problem.title || t('common.loadFailed')}
          description={problem.detail}
        />
      )}
      <Form.Item
        name="username"
        label={t('office.signIn.username')}
        rules={[{ required: true, message: t('office.signIn.usernameMissing') }]}
      >
        <Input autoComplete="username" autoCapitalize="none" maxLength={60} />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('office.signIn.password')}
        rules={[{ required: true, message: t('office.signIn.passwordMissing') }]}
      >
        <Input.Password autoComplete="current-password" maxLength={200} />
      </Form.Item>
      <Button block type="primary" htmlType="submit" loading={isActing}>
        {t('office.signIn.enter')}
      </Button>
    </Form>
  )
}

/** Only our own pages: an address from elsewhere in the link is not followed. */
function returnPath(search: URLSearchParams): string {
  const to = search.get('to') ?? ''
  return to.startsWith('/enrollment/') ? to : '/enrollment/admin'
}

function errorText(code: string, t: (key: string) => string): string {
  const key = `problem.${code}.title`
  const message = t(key)
  return message === key ? t('office.signIn.refused') : message
}
