const es = {
  shell: 'la consola en que se trabaja',
}

const en: typeof es = {
  shell: 'the shell you work in',
}

export const texts = { es, en }
