/** A word that is not written, and the one of our dictionary that is. */
export interface Stray {
  readonly key: string
  readonly word: string
  readonly write: string
}

type Rule = readonly [stray: RegExp, write: string]

/** Each idea has one word; the rules name those that would be a second one. */
const spanish: readonly Rule[] = [
  [/\bprecios?\b/i, 'valor, tarifa'],
  [/\bcostos?\b/i, 'valor'],
  [/\b(?:tarifas|servicios) (?:anuales|mensuales)\b/i, 'costos anuales, mensuales'],
  [/\bcargos?\b/i, 'cobro'],
  [/\bpago anticipad?o\b|\banticipos?\b/i, 'nada por pagar'],
  [/\b(?:el|del|un|al|los) pedidos?\b|\bpedidos\b|\bórden(?:es)? de pago\b|\borden de pago\b/i, 'orden'],
  [/\bpagos? en curso\b|\bsin resultado\b/i, 'en proceso'],
  [/\belecciones\b|\bsu avance\b/i, 'lo que eligió'],
  [
    /\bentrar\b|\bentrando\b|\bentró\b|\bentraron\b|\bentrada\b|\bentran?\b|\bentre (?:con|como|a|otra)\b/i,
    'ingresar',
  ],
  [/\bvalen?\b|\bsirven?\b/i, 'vence'],
  [/\be-?mail\b/i, 'correo'],
  [/\bpagador(?:es)?\b/i, 'quien paga'],
  [/\bpadres?\b/i, 'acudiente'],
  [/\bportal de (?:padres|facturas)\b/i, 'portal de familias'],
  [/\bentidad(?:es)?\b|\bpasarela\b/i, 'banco, proveedor'],
  [/\btemporadas?\b/i, 'año escolar'],
  [/\brecorridos?\b|\bmodalidad(?:es)?\b/i, 'ruta, trayecto'],
  [/\bperfil(?:es)?\b/i, 'ficha'],
  [/\bhogar(?:es)?\b/i, 'casa'],
  [/\bexcepci(?:ón|ones)\b/i, 'pago por revisar'],
  [/\bentregas?\b|\bdetenidas\b/i, 'envío, retenido'],
  [/\bclaves? (?:de API|de programa)\b/i, 'llave de API'],
  [/\bsolicit(?:ar|e|ó|an?)\b/i, 'pedir'],
  [
    /\bpor sí (?:solo|misma?)s?\b|\b(?:pregunta|guardan|detienen|reintenta|envía|salen|sale|termina) sol[ao]s?\b/i,
    'automáticamente',
  ],
  [/\bpor omisión\b/i, 'predeterminado'],
  [/\bjuicio\b/i, 'resultado'],
]

const english: readonly Rule[] = [
  [/\benroll(?!ed|ing)/i, 'enrol, enrolment'],
  [/\bsubscri(?:be|ption)/i, 'sign up'],
  [/\bprices?\b/i, 'amount, fee'],
  [/\bannual (?:costs|services)\b|\bmonthly costs\b/i, 'annual fees, monthly fees'],
  [/\benrol?lment right\b|\bright and costs\b|\benrolment and costs\b/i, 'enrolment fee and costs'],
  [/\bin (?:your |its |their )?favour\b/i, 'credit'],
  [/\badvance payment\b|\bnothing owed\b/i, 'nothing to pay'],
  [/\bin process\b|\bunder way\b/i, 'in progress'],
  [/\b(?:your|the family’s) progress\b/i, 'your choices'],
  [/\bcom(?:es?|ing) in(?:to)?\b|\bcame in\b/i, 'sign in'],
  [/\bgood for\b|(?<!on )\bholds?\b/i, 'expires in, valid'],
  [/\be-mails?\b|\bmails?\b/i, 'email'],
  [/(?<!parents? or )\bguardians?\b/i, 'parent or guardian'],
  [/\bparents[’'] portal\b|\binvoice portal\b/i, 'family portal'],
  [/\bbank agreements?\b/i, 'pay at the bank'],
  [/(?<!pre)\bseasons?\b/i, 'school year'],
  [/\brides?\b/i, 'route, trip'],
  [/\bprofiles?\b|\bstudent[’']s file\b/i, 'record'],
  [/\bexceptions?\b/i, 'payment to review'],
  [/\bdeliver(?:y|ies)\b|\bpark(?:ed|s)?\b/i, 'transfer, on hold'],
  [/\basks? for\b|\basked for\b|\basking for\b/i, 'request'],
  [/\bhow it stands\b|\bstates?\b/i, 'status'],
  [/\bby (?:itself|themselves)\b|\bsave themselves\b/i, 'automatically'],
  [/\bgo(?:es|ing)? on\b|\bwent on\b/i, 'continue'],
  [/\btell systems\b/i, 'tell IT'],
  [
    /\bwill not do\b|\bis too much\b|\bmend(?:ed)?\b|(?<!there )\bis no (?!longer\b|more\b)[a-z]/i,
    'is not valid, correct',
  ],
]

const rules = { 'es-CO': spanish, en: english }

/** Names that stand whole: of the price list's columns, of laws, of commands, files and settings. */
const names = [
  /precio (?:de )?resolución|precio autorizado por resolución|resolution price/gi,
  /precio menos descuento institucional|price less institutional discount/gi,
  /precio con (?:el )?descuento(?: institucional)?|discounted price|price with (?:the )?institutional discount/gi,
  /listas? de precios|precios? de lista|price lists?|list prices?/gi,
  /costos (?:anuales|mensuales)|derecho de matrícula y costos|(?:sin|no (?:tiene|tienen)) costo/gi,
  /pago anticipado del año|asociación de padres|parents['’] association/gi,
  /entrada estándar|(?:por|lee|para) la entrada/gi,
  /matricula [a-z-]+(?: (?:--?[a-z-]+|[a-z]+))*|--[a-z-]+|[\w<>/]+\.(?:yaml|md)|config\/\w+|payments exceptions|change season in|\{\w+\}/g,
]

/** What a table of texts says in words that are not ours. */
export function strayWords(
  texts: ReadonlyMap<string, string>,
  locale: keyof typeof rules,
  kept: readonly RegExp[] = [],
): readonly Stray[] {
  return [...texts]
    .filter(([key]) => !kept.some((one) => one.test(key)))
    .flatMap(([key, said]) => {
      const plain = names.reduce((rest, name) => rest.replace(name, '·'), said)
      return rules[locale].flatMap(([stray, write]) => {
        const word = stray.exec(plain)?.[0]
        return word === undefined ? [] : [{ key, word, write }]
      })
    })
}
