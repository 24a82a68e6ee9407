import type { Locale } from '@matricula/contract/sandbox'

/** What the mailbox says. */
export const texts = {
  'es-CO': {
    messages: 'Mensajes',
    switches: 'Fallas simuladas',
    none: 'Todavía no hay mensajes.',
    onlyNewest: 'Se muestran los 200 mensajes más recientes.',
    noSubject: '(sin asunto)',
    channels: { email: 'Correo', sms: 'SMS', whatsapp: 'WhatsApp' },
    to: 'Para',
    channel: 'Canal',
    at: 'Enviado',
    ref: 'Referencia',
    text: 'Texto',
    html: 'Versión HTML',
    unknown: {
      title: 'No encontramos este mensaje',
      body: 'Aquí no hay ningún mensaje en ese enlace. Vuelva a la lista de mensajes.',
    },
  },
  en: {
    messages: 'Messages',
    switches: 'Simulated faults',
    none: 'There are no messages yet.',
    onlyNewest: 'The 200 newest messages are shown.',
    noSubject: '(no subject)',
    channels: { email: 'Email', sms: 'SMS', whatsapp: 'WhatsApp' },
    to: 'To',
    channel: 'Channel',
    at: 'Sent',
    ref: 'Reference',
    text: 'Text',
    html: 'HTML version',
    unknown: {
      title: 'We cannot find this message',
      body: 'There is no message at this link. Go back to the list of messages.',
    },
  },
} satisfies Record<Locale, object>
