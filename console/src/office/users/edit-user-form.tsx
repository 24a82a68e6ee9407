import { Button, Form } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { RolesField } from '../form/roles-field.tsx'
import { userChangeOf } from './user-change.ts'
import type { UserFormValues } from './user-change.ts'
import { NameField } from './name-field.tsx'
import { PasswordField } from './password-field.tsx'
import type { User } from './user.ts'

/** Name, roles and, for an account of this hub, a new password. */
export function EditUserForm({ user }: { user: User }) {
  const t = useTranslate()
  const may = usePermission('PATCH /api/staff/users/{username}')
  const [form] = Form.useForm<UserFormValues>()
  const { username, name, roles, source } = user
  const { act, isActing, problem } = useAction(
    (written: UserFormValues) =>
      perform('PATCH /api/staff/users/{username}', userChangeOf(user, written), { params: { username } }),
    { done: () => t('office.users.changed'), report: 'quiet' },
  )
  async function change(written: UserFormValues): Promise<void> {
    if ((await act(written)) !== null) form.setFieldValue('password', undefined)
  }
  return (
    <Form<UserFormValues>
      form={form}
      layout="vertical"
      className="panel"
      requiredMark={false}
      disabled={!may}
      initialValues={{ name, roles }}
      onFinish={(written) => void change(written)}
    >
      <NameField problem={problem} />
      <RolesField problem={problem} />
      {source === 'local' && (
        <PasswordField label={t('office.users.newPassword')} need="optional" problem={problem} />
      )}
      <FormProblem problem={problem} />
      <div className="user__acts">
        <Button type="primary" htmlType="submit" loading={isActing}>
          {t('office.users.save')}
        </Button>
        <span className="page__lead">{t('office.users.endsSessions')}</span>
      </div>
    </Form>
  )
}
