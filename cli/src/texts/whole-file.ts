const es = {
  force: 'reemplaza el archivo si ya existe',
  exists: '{file} ya existe.',
  existsNext: 'Elija otro nombre o agregue --force para reemplazarlo.',
  cannotWrite: 'No se pudo escribir {file}.',
  cannotWriteNext: 'Revise que la carpeta exista y que usted pueda escribir en ella.',
}

const en: typeof es = {
  force: 'replaces the file if there is one',
  exists: '{file} exists already.',
  existsNext: 'Choose another name or add --force to replace it.',
  cannotWrite: '{file} could not be written.',
  cannotWriteNext: 'Check that its folder exists and that you may write there.',
}

export const texts = { es, en }
