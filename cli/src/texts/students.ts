const es = {
  sync: 'Trae al hub lo que cambió en el sistema académico, sin esperar la sincronización programada',
  student: 'solo estos códigos, separados por comas',
  badStudent: 'no es un código de estudiante: son cinco letras o cifras.',
  unknown: 'no está en el sistema académico ni en la lista del hub.',
  same: '{student} {name}: ya está igual.',
  new: '{student} {name} ({grade}): nuevo.',
  changed: '{student} {name} ({grade}): cambia {fields}.',
  gone: '{student} {name} ({grade}): ya no está en el sistema académico; sale de la lista. Sus órdenes, pagos y documentos quedan.',
  keptOne:
    'dejó de estar en el sistema académico mientras tanto; se queda en la lista. Repita el comando para verlo.',
  shrunk:
    'Al sistema académico le falta la mitad del colegio: nadie se da por retirado. Revíselo con matricula plugins check.',
}

const en: typeof es = {
  sync: 'Brings what changed in the student information system, without waiting for the scheduled sync',
  student: 'these codes alone, with commas between them',
  badStudent: 'not a student code: it has five letters or digits.',
  unknown: "neither in the student information system nor in the hub's roster.",
  same: '{student} {name}: is the same already.',
  new: '{student} {name} ({grade}): new.',
  changed: '{student} {name} ({grade}): {fields} change.',
  gone: '{student} {name} ({grade}): not in the student information system any more; leaves the roster. Orders, payments and documents stay.',
  keptOne:
    'has left the student information system meanwhile; it stays in the roster. Repeat the command to see it.',
  shrunk:
    'Half of the school is missing in the student information system: nobody counts as gone. Check it with matricula plugins check.',
}

export const texts = { es, en }
