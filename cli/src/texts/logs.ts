const es = {
  follow: 'sigue mostrando lo nuevo hasta Ctrl-C',
  level: 'este nivel y los más graves',
  lines: 'cuántas de las últimas líneas',
  grep: 'solo las líneas que contienen este texto, sin distinguir mayúsculas',
  file: 'lee un archivo del registro, o - para la entrada, sin preguntar al hub',
  noFile: 'No se puede leer el registro {file}.',
  noFileNext:
    'Revise la ruta y los permisos; - lee la entrada: journalctl -u matricula -o cat | matricula logs --file -',
  nothing: 'Ninguna línea de las que el hub conserva cumple lo pedido.',
  silence: '{message} Se sigue intentando.',
}

const en: typeof es = {
  follow: 'keeps showing what is new until Ctrl-C',
  level: 'this level and graver ones',
  lines: 'how many of the last lines',
  grep: 'only lines that contain this text, large and small letters alike',
  file: 'reads a file of the log, or - for standard input, and asks no hub',
  noFile: 'The log {file} cannot be read.',
  noFileNext:
    'Check path and permissions; - reads standard input: journalctl -u matricula -o cat | matricula logs --file -',
  nothing: 'None of the lines that the hub keeps is what was requested.',
  silence: '{message} It will be asked again.',
}

export const texts = { es, en }
