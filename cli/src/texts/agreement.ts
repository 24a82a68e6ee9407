const es = {
  import: 'Confirma los convenios que el archivo del banco dice que se pagaron (referencia;valor;fecha)',
  file: 'archivo del banco: CSV, XLSX o NDJSON; - lee la entrada estándar',
  noFile: 'Falta el archivo del banco.',
  twoFiles: 'El archivo del banco está dos veces: «{one}» y «{other}».',
  noFileNext: 'Por ejemplo: matricula agreement import pagos.csv --dry-run',
  list: 'Muestra los convenios bancarios que esperan, se pagaron o vencieron',
  state: 'estado',
  search: 'cómo empieza el código o la referencia',
  noReference: 'Falta la referencia.',
  paid: '{reference}: pagó {amount}; se confirma.',
  'already-paid': '{reference}: ya estaba confirmado.',
  repeated: '{reference}: la orden ya estaba pagada; este otro pago de {amount} queda por revisar.',
  resolved: '{reference}: una persona ya revisó este pago.',
  unknown: '{reference}: no hay convenio con esa referencia; el pago de {amount} queda por revisar.',
  'wrong-amount': '{reference}: se esperaban {expected} y el archivo dice {amount}; queda por revisar.',
  expired:
    '{reference}: el convenio por {expected} venció y la orden cambió; el pago de {amount} queda por revisar.',
  secondPerson:
    'espera a una segunda persona: la solicitud es {id}. Nada se confirma hasta que la aprueben en la consola, y repetir la corrida después no la confirma dos veces.',
  unreadable:
    '{reference}: el valor o la fecha no se entienden; valor en pesos enteros, como 4750000 o 4.750.000, y fecha como 2025-06-20 o 20/06/2025.',
  'wrong-day': '{reference}: la fecha es imposible: futura o anterior a la orden.',
  nothing: 'No hay convenios en ese estado.',
  columnStudent: 'Estudiante',
  columnReference: 'Referencia',
  columnAmount: 'Valor',
  columnStarted: 'Inicio',
  columnExpires: 'Vence',
}

const en: typeof es = {
  import: "Confirms the agreements that the bank's file says were paid (referencia;valor;fecha)",
  file: "the bank's file: CSV, XLSX or NDJSON; - reads standard input",
  noFile: "The bank's file is missing.",
  twoFiles: 'The bank\'s file is there twice: "{one}" and "{other}".',
  noFileNext: 'Such as: matricula agreement import pagos.csv --dry-run',
  list: 'Shows the payments at the bank that wait, were paid or expired',
  state: 'status',
  search: 'how the code or the reference begins',
  noReference: 'The reference is missing.',
  paid: '{reference}: {amount} were paid; it is confirmed.',
  'already-paid': '{reference}: was confirmed already.',
  repeated: '{reference}: the order was paid already; this other payment of {amount} is to be reviewed.',
  resolved: '{reference}: a person has reviewed this payment already.',
  unknown: '{reference}: no agreement has that reference; the payment of {amount} is to be reviewed.',
  'wrong-amount': '{reference}: {expected} were expected, and the file says {amount}; it is to be reviewed.',
  expired:
    '{reference}: the agreement of {expected} expired and the order changed; the payment of {amount} is to be reviewed.',
  secondPerson:
    'waits for a second person: the request is {id}. Nothing is confirmed until it is approved in the console, and running it again afterwards confirms nothing twice.',
  unreadable:
    '{reference}: the amount or the date cannot be read; amount in whole pesos, such as 4750000 or 4.750.000, and date such as 2025-06-20 or 20/06/2025.',
  'wrong-day': '{reference}: the date is impossible: in the future, or before the order.',
  nothing: 'There are no agreements in that status.',
  columnStudent: 'Student',
  columnReference: 'Reference',
  columnAmount: 'Amount',
  columnStarted: 'Begun',
  columnExpires: 'Expires',
}

export const texts = { es, en }
