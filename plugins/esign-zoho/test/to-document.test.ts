import { describe, expect, it } from 'vitest'
import type { TemplateAction } from '../src/from-answers.ts'
import { documentData } from '../src/to-document.ts'
import { contract } from './support/an-account.ts'

const action = (given: Partial<TemplateAction>): TemplateAction => ({
  action_id: '10',
  action_type: 'SIGN',
  role: '',
  recipient_name: '',
  recipient_email: '',
  ...given,
})

const family = action({ role: 'Acudiente' })
const prefill = action({
  action_id: '9',
  role: 'Prefill',
  recipient_name: 'Prefill by you',
  recipient_email: 'prefill@zohosign.com',
})
const rector = action({
  action_id: '11',
  role: 'Rectoría',
  recipient_name: 'Rectoría',
  recipient_email: 'rectoria@colegio.example',
})
const options = { verification: 'email', notes: '' } as const

const settings = { id: '1', role: 'Acudiente', title: 'Contrato', fields: { studentName: 'Estudiante' } }

function drawn(
  actions: readonly TemplateAction[],
  more: { settings?: object; fields?: Record<string, string> } = {},
) {
  return {
    request: { ...contract, fields: more.fields ?? contract.fields },
    settings: { ...settings, ...more.settings },
    template: { actions },
  }
}

describe('the actions of a document', () => {
  it("are all of the template's, the family's with its signer", () => {
    expect(documentData(drawn([prefill, family, rector]), options)).toMatchObject({
      templates: {
        actions: [
          { action_id: '9', recipient_email: 'prefill@zohosign.com' },
          {
            action_id: '10',
            role: 'Acudiente',
            recipient_name: 'Laura Díaz',
            recipient_email: 'laura.diaz@example.com',
            verify_recipient: true,
            verification_type: 'EMAIL',
          },
          { action_id: '11', recipient_email: 'rectoria@colegio.example' },
        ],
      },
    })
  })

  it('name no role where the template has none', () => {
    const { role: _role, ...roleless } = settings
    const data = documentData({ ...drawn([action({})]), settings: roleless }, options)
    expect(JSON.stringify(data)).not.toContain('"role"')
  })

  it('ask for no code where the settings want none', () => {
    const data = documentData(drawn([family]), { ...options, verification: 'none' })
    expect(data).toMatchObject({ templates: { actions: [{ verify_recipient: false }] } })
    expect(JSON.stringify(data)).not.toContain('verification_type')
  })

  it('are signed in our page where the settings name it', () => {
    const data = documentData(drawn([family]), {
      ...options,
      embeddedAt: 'https://matricula.colegio.example',
    })
    expect(data).toMatchObject({ templates: { actions: [{ is_embedded: true }] } })
  })

  it.each([
    ['no signer of the role', [rector]],
    ['two signers of the role', [family, action({ action_id: '12', role: 'Acudiente' })]],
    ['a signer of the role who only looks', [action({ role: 'Acudiente', action_type: 'VIEW' })]],
    ['another recipient left open', [family, action({ action_id: '12', role: 'Codeudor' })]],
    ['nobody', []],
  ])('are refused with %s', (_what, actions) => {
    expect(() => documentData(drawn(actions), options)).toThrow(
      expect.objectContaining({ name: 'PluginFault', code: 'invalid' }),
    )
  })
})

describe('the fields of a document', () => {
  it.each([
    ['accents', 'Nuñez Güiza, Íñigo'],
    ['quotes and braces', '"}]},{"x":"'],
    ['an ampersand and an equals sign', 'a&is_quicksend=false'],
    ['nothing', ''],
  ])('keep %s as they are', (_what, studentName) => {
    const data: unknown = JSON.parse(
      JSON.stringify(documentData(drawn([family], { fields: { studentName } }), options)),
    )
    expect(data).toMatchObject({
      templates: { field_data: { field_text_data: { Estudiante: studentName } } },
    })
  })

  it('are those of the settings alone, and only where we have a value', () => {
    const fields = { studentName: 'María', project: '2025-2026' }
    const labels = { studentName: 'Estudiante', grade: 'Grado', constructor: 'Clase' }
    expect(documentData(drawn([family], { fields, settings: { fields: labels } }), options)).toHaveProperty(
      'templates.field_data.field_text_data',
      { Estudiante: 'María' },
    )
  })
})
