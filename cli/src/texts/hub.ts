const es = {
  unreachable: 'El hub no responde en {url}.',
  unreachableNext: 'Revise que esté en marcha y que la URL sea correcta: matricula doctor --hub {url}',
  strange: 'En {url} respondió algo que no es el hub (estado {status}).',
  strangeNext: 'Revise la URL {url}; puede haber un proxy delante.',
  busyNext: 'Espere un momento y repita el mismo comando: nada se hace dos veces.',
  signInNext: 'Ingrese otra vez: matricula login',
  notSignedIn: 'No ha ingresado a {url}.',
  otherHub: 'No ha ingresado a {url}: la sesión del perfil «{name}» es de {hub} y no se envió.',
  hereNext: 'Ingrese a este hub: matricula login --hub {url} --user <usuario>',
  thereNext: 'Si quería el otro, nómbrelo: --hub {hub}',
  badKey: 'La llave de API no es válida en {url}: venció, la quitaron o es de otro hub.',
  badKeyNext: 'Revise MATRICULA_KEY o --key-file; las que hay: matricula keys list',
  rolesNext:
    'El rol que falta es uno de estos: {roles}. Pídalo a quien administra los usuarios (matricula whoami dice cuáles tiene).',
  roleNext: 'Pida a quien administra los usuarios el rol que falta (matricula whoami dice cuáles tiene).',
  interrupted: 'Interrumpido.',
}

const en: typeof es = {
  unreachable: 'The hub does not answer at {url}.',
  unreachableNext: 'Check that it runs and that the URL is right: matricula doctor --hub {url}',
  strange: 'Something that is not the hub answered at {url} (status {status}).',
  strangeNext: 'Check the URL {url}; there may be a proxy in front of it.',
  busyNext: 'Wait a moment and repeat the same command: nothing is done twice.',
  signInNext: 'Sign in again: matricula login',
  notSignedIn: 'You are not signed in to {url}.',
  otherHub: 'You are not signed in to {url}: the session of profile "{name}" is of {hub} and was not sent.',
  hereNext: 'Sign in to this hub: matricula login --hub {url} --user <user>',
  thereNext: 'If you meant the other one, name it: --hub {hub}',
  badKey: 'The API key is not valid at {url}: it expired, was removed or is of another hub.',
  badKeyNext: 'Check MATRICULA_KEY or --key-file; those there are: matricula keys list',
  rolesNext:
    'The missing role is one of these: {roles}. Ask whoever manages the users (matricula whoami tells which you have).',
  roleNext: 'Ask whoever manages the users for the missing role (matricula whoami tells which you have).',
  interrupted: 'Interrupted.',
}

export const texts = { es, en }
