const es = {
  send: '{who}: {n} servicios, {total}.',
  sendOne: '{who}: 1 servicio, {total}.',
  command: 'Envía a contabilidad las órdenes de la administración, una por estudiante',
  services:
    'servicios de quien no los trae en el archivo, separados por comas; en una celda, por coma, punto y coma, barra, + o espacio (predeterminado: los de su ficha)',
  badStudent: 'no es un código de estudiante: son cinco letras o cifras.',
  unknown: 'no existe un estudiante con ese código.',
  badTotal: '«{value}» no es un valor en pesos enteros.',
  badServices: 'No existe el servicio {services}. Los hay: {known}.',
  there: '{who}: ya tiene la orden {number} por {total}.',
  onItsWay: '{who}: la orden por {total} ya va en camino a contabilidad.',
  other:
    '{who}: ya tiene otra orden, la {number} por {total}; esta sería por {wanted}. Revísela en la consola.',
  nothing: '{who}: no hay nada que enviar, el total es 0.',
  otherTotal: '{who}: el total hoy es {total} y el archivo dice {wanted}.',
  sent: 'Orden {number}.',
  sending: 'Va en camino a contabilidad; sígala con matricula outbox list.',
}

const en: typeof es = {
  send: '{who}: {n} services, {total}.',
  sendOne: '{who}: 1 service, {total}.',
  command: "Sends the administration's orders to accounting, one a student",
  services:
    'services of those without any in the file, with commas between them; in a cell a comma, semicolon, bar, + or space (by default, those of their record)',
  badStudent: 'not a student code: it has five letters or digits.',
  unknown: 'no student has that code.',
  badTotal: '"{value}" is not an amount of whole pesos.',
  badServices: 'There is no service {services}. There are: {known}.',
  there: '{who}: has order {number} of {total} already.',
  onItsWay: '{who}: the order of {total} is on its way to accounting already.',
  other:
    '{who}: has another order already, {number} of {total}; this one would be of {wanted}. Look at it in the console.',
  nothing: '{who}: there is nothing to send, the total is 0.',
  otherTotal: '{who}: the total is {total} today, and the file says {wanted}.',
  sent: 'Order {number}.',
  sending: 'On its way to accounting; follow it with matricula outbox list.',
}

export const texts = { es, en }
