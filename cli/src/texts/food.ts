const es = {
  insert: 'Inscribe a muchos estudiantes en un servicio de alimentación',
  remove: 'Retira a muchos estudiantes de un servicio de alimentación',
  columns:
    'Una fila por estudiante, con su código y el servicio por número o por nombre. Quien ya tiene lo correcto se cuenta\n' +
    'y no se toca.',
  service: 'servicio para las filas que no lo dicen: 1 almuerzo y medias nueves, 2 almuerzo, 3 medias nueves',
  profiles: 'toma de cada matriculado lo que su ficha pide, en vez de un archivo',
  service1: 'Almuerzo y Medias Nueves',
  service2: 'Almuerzo',
  service3: 'Medias Nueves',
  none: 'ninguno',
  noService: 'Falta decir en qué servicio.',
  badService: '«{value}» no es un servicio de alimentación.',
  badServiceNext:
    'Diga --service 1 o «almuerzo y medias nueves», 2 o «almuerzo», 3 o «medias nueves» (u «onces»).',
  badStudent: 'no es un código de cinco letras o números; revise los ceros iniciales.',
  rowService: '«{value}» no es un servicio: use 1 almuerzo y medias nueves, 2 almuerzo o 3 medias nueves.',
  rowNoService: 'Falta el servicio: agregue la columna service o la opción --service.',
  ofLine: '{student} de la línea {first}',
  twice: 'está repetido; cada estudiante va una sola vez.',
  unknown: 'ni el colegio ni el control de acceso conocen ese código.',
  enrol: '{student} {name}: se agrega {service} (hoy: {now}){note}',
  withdraw: '{student} {name}: se retira {service} (hoy: {now}){note}',
  sameEnrol: '{student}: ya tiene {service}',
  sameWithdraw: '{student}: ya no tiene {service}',
  unchanged: 'Según sus fichas, {n} estudiantes ya tienen los servicios correctos.',
  unchangedOne: 'Según su ficha, {n} estudiante ya tiene los servicios correctos.',
  notKnown: 'El colegio o el control de acceso ya no conocen este código.',
}

const en: typeof es = {
  insert: 'Brings many students into a food service',
  remove: 'Takes many students out of a food service',
  columns:
    'One row per student, with the code and the service by number or name. Who already has the right services is counted and\n' +
    'left alone.',
  service: 'service of rows that do not say one: 1 lunch and snack, 2 lunch, 3 snack',
  profiles: 'takes what the record of each enrolled student requires, instead of a file',
  service1: 'Lunch and snack',
  service2: 'Lunch',
  service3: 'Snack',
  none: 'none',
  noService: 'It is not said in which service.',
  badService: '"{value}" is not a food service.',
  badServiceNext: 'Say --service 1 or "lunch and snack", 2 or "lunch", 3 or "snack".',
  badStudent: 'not a code of five letters or digits; check for zeros lost at its beginning.',
  rowService: '"{value}" is not a service: use 1 lunch and snack, 2 lunch or 3 snack.',
  rowNoService: 'The service is missing: add the column service or the option --service.',
  ofLine: '{student} of line {first}',
  twice: 'is repeated; each student goes once.',
  unknown: 'neither the school nor the access control knows that code.',
  enrol: '{student} {name}: {service} is added (today: {now}){note}',
  withdraw: '{student} {name}: {service} is taken away (today: {now}){note}',
  sameEnrol: '{student}: has {service} already',
  sameWithdraw: '{student}: has no {service} any more',
  unchanged: 'By their records, {n} students already have the right services.',
  unchangedOne: 'By the record, {n} student already has the right services.',
  notKnown: 'The school or the access control does not know this code any more.',
}

export const texts = { es, en }
