const es = {
  unreachable: 'El hub no responde en {url}.',
  unreachableNext: 'Revise que esté en marcha y que la dirección sea correcta: matricula doctor --hub {url}',
  strange: 'En {url} respondió algo que no es el hub (estado {status}).',
  strangeNext: 'Revise la dirección {url}; puede haber un proxy delante.',
  busyNext: 'Espere un momento y repita el mismo comando: nada se hace dos veces.',
  signInNext: 'Entre con matricula login, o revise la clave de MATRICULA_KEY.',
  roleNext: 'Pida a quien administra los usuarios el rol que falta (matricula whoami dice cuáles tiene).',
  interrupted: 'Interrumpido.',
}

const en: typeof es = {
  unreachable: 'The hub does not answer at {url}.',
  unreachableNext: 'Check that it runs and that the address is right: matricula doctor --hub {url}',
  strange: 'Something that is not the hub answered at {url} (status {status}).',
  strangeNext: 'Check the address {url}; there may be a proxy in front of it.',
  busyNext: 'Wait a moment and repeat the same command: nothing is done twice.',
  signInNext: 'Sign in with matricula login, or check the key in MATRICULA_KEY.',
  roleNext: 'Ask whoever manages the users for the missing role (matricula whoami tells which you have).',
  interrupted: 'Interrupted.',
}

export const texts = { es, en }
