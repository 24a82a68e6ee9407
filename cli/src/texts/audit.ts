const es = {
  tail: 'Muestra lo último que se hizo, y con --follow lo que se va haciendo',
  follow: 'sigue mostrando lo nuevo hasta Ctrl-C',
  lines: 'cuántas líneas de lo anterior',
  actor: 'solo lo que hizo esta persona o llave, como staff:admin',
  act: 'solo este acto, como payment.ask',
  student: 'solo sobre este estudiante',
  none: 'No hay nada anotado así.',
  lost: 'El hub no responde; se sigue intentando.',
  back: 'El hub responde otra vez.',
}

const en: typeof es = {
  tail: 'Shows what was done last, and with --follow what is being done',
  follow: 'keeps showing what is new until Ctrl-C',
  lines: 'how many lines of what was before',
  actor: 'only what this person or key did, such as staff:admin',
  act: 'only this act, such as payment.ask',
  student: 'only about this student',
  none: 'Nothing like it is on record.',
  lost: 'The hub does not answer; still trying.',
  back: 'The hub answers again.',
}

export const texts = { es, en }
