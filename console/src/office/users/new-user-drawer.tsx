import { Button, Drawer, Form, Input } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { perform } from '../api/call.ts'
import type { BodyOf } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { RolesField } from '../form/roles-field.tsx'
import { fieldError } from '../form/field-error.ts'
import { NameField } from './name-field.tsx'
import { PasswordField } from './password-field.tsx'
import { usernamePattern } from './user.ts'

type NewUser = BodyOf<'POST /api/staff/users'>

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A local account for somebody of the office. */
export function NewUserDrawer({ isOpen, onClose }: Props) {
  const t = useTranslate()
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      width="min(480px, 100vw)"
      title={t('office.users.create')}
      destroyOnHidden
    >
      <NewUserForm onClose={onClose} />
    </Drawer>
  )
}

function NewUserForm({ onClose }: Pick<Props, 'onClose'>) {
  const t = useTranslate()
  const { act, isActing, problem } = useAction((user: NewUser) => perform('POST /api/staff/users', user), {
    done: ({ username }) => t('office.users.created', { username }),
    report: 'quiet',
  })
  async function add(user: NewUser): Promise<void> {
    if ((await act({ ...user, name: user.name.trim() })) !== null) onClose()
  }
  return (
    <Form<NewUser> layout="vertical" requiredMark={false} onFinish={(user) => void add(user)}>
      <Form.Item
        name="username"
        label={t('office.users.username')}
        extra={t('office.users.usernameHint')}
        rules={[
          { required: true, message: t('office.users.usernameMissing') },
          { pattern: usernamePattern, message: t('office.users.usernameWrong') },
        ]}
        {...fieldError(problem, 'username')}
      >
        <Input maxLength={60} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <NameField problem={problem} />
      <RolesField problem={problem} />
      <PasswordField label={t('office.users.password')} need="required" problem={problem} />
      <FormProblem problem={problem} />
      <div className="drawer-acts">
        <Button type="primary" htmlType="submit" loading={isActing}>
          {t('office.users.add')}
        </Button>
      </div>
    </Form>
  )
}
