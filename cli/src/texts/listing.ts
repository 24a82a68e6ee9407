const es = {
  reversed: '--from {from} es posterior a --to {to}.',
  reversedNext: 'Ponga en --from el primer día y en --to el último.',
  page: 'página que se muestra',
  limit: 'filas por página, de 1 a 500',
  all: 'todas las filas, a medida que llegan (con --json, una línea JSON por fila)',
  more: 'Filas {from} a {to} de {total}. Siga con --page {next}, o pídalas todas con --all.',
  last: 'Filas {from} a {to} de {total}.',
  beyond: 'La página {page} ya no tiene filas: en total hay {total}.',
}

const en: typeof es = {
  reversed: '--from {from} is later than --to {to}.',
  reversedNext: 'Give the first day in --from and the last one in --to.',
  page: 'page to show',
  limit: 'rows a page, from 1 to 500',
  all: 'every row, as they come (with --json, a JSON line for each)',
  more: 'Rows {from} to {to} of {total}. Continue with --page {next}, or request all of them with --all.',
  last: 'Rows {from} to {to} of {total}.',
  beyond: 'Page {page} has no rows: there are {total} in all.',
}

export const texts = { es, en }
