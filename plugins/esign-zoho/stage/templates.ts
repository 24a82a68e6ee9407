export interface TemplateAction {
  readonly action_id: string
  readonly action_type: string
  readonly role: string
  readonly recipient_name: string
  readonly recipient_email: string
}

export interface PretendTemplate {
  readonly template_id: string
  readonly template_name: string
  /** Text fields by label, with the longest text each takes. */
  readonly fields: Readonly<Record<string, number>>
  readonly actions: readonly TemplateAction[]
}

/** The contract is prefilled by the school and countersigned; the others have the family's signature alone. */
export const templates: readonly PretendTemplate[] = [
  {
    template_id: '212541000000300001',
    template_name: 'Contrato de matrícula',
    fields: { Estudiante: 120, Código: 10, Grado: 40 },
    actions: [
      {
        action_id: '212541000000300009',
        action_type: 'SIGN',
        role: 'Prefill by you',
        recipient_name: 'Prefill by you',
        recipient_email: 'prefill@zohosign.com',
      },
      {
        action_id: '212541000000300010',
        action_type: 'SIGN',
        role: 'Acudiente',
        recipient_name: '',
        recipient_email: '',
      },
      {
        action_id: '212541000000300011',
        action_type: 'SIGN',
        role: 'Rectoría',
        recipient_name: 'Rectoría',
        recipient_email: 'rectoria@colegio.example',
      },
    ],
  },
  {
    template_id: '212541000000300002',
    template_name: 'Pagaré',
    fields: { Código: 10 },
    actions: [
      {
        action_id: '212541000000300020',
        action_type: 'SIGN',
        role: '',
        recipient_name: '',
        recipient_email: '',
      },
    ],
  },
  {
    template_id: '212541000000300003',
    template_name: 'Seguro de vida',
    fields: { Estudiante: 120 },
    actions: [
      {
        action_id: '212541000000300030',
        action_type: 'SIGN',
        role: '',
        recipient_name: '',
        recipient_email: '',
      },
    ],
  },
]
