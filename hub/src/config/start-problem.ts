import { languageOf } from './language.ts'
import { fillSentence } from './sentence.ts'
import type { Locale, TextValues } from './texts.ts'

/** A problem that keeps the hub from opening, in one plain line of the reader's language. */
export function startProblem(
  name: keyof typeof es,
  values: TextValues = {},
  locale: Locale = languageOf(),
): string {
  return fillSentence(sentences[locale][name], locale, values)
}

const es = {
  noVariable: '{place}: falta la variable de entorno {name}',
  unknownLanguage: 'MATRICULA_LANG dice «{language}»; use es (español) o en (inglés), o quite esa variable',
  noSettings:
    '{file}: no tiene valores; escriba los que cambian de config/default.yaml, o quite MATRICULA_SETTINGS',
  noSeasonPart: 'settings: season.{part}: {season} no tiene la parte {lacking}',
  noText: '{file}: {key} no es un texto',
  untranslated: '{file}: falta {key}',
  noSchoolFiles:
    'MATRICULA_SCHOOL: en {folder} no hay textos propios del colegio; los archivos se llaman {names}',
  unreadFile: '{file}: nadie lee este archivo; los propios del colegio se llaman {names}',
  unknownText: '{file}: {key} no se conoce aquí; los textos que hay están en config/texts',
  unknownPlace: '{file}: {key}: no hay con qué llenar {place}; aquí se llenan {places}',
  brokenText: '{file}: {key} no es un mensaje ICU ({why}); revise sus llaves y lo que encierran',
  noPlugins: 'plugins: config/plugins.yaml no tiene plugins',
  unknownKind: 'plugins.{kind} no es una clase de plugin; las clases son {kinds}',
  missingKind: 'plugins.{kind} falta: el hub necesita uno',
  missingSis: 'plugins.sis.main falta: admissions va junto a él',
  badName: '{place}: un nombre tiene minúsculas, números y guiones',
  sisNames: '{place}: las instancias de sis se llaman main y admissions',
  onlyMain: '{place}: la única instancia de {kind} se llama main',
  sharedName: 'plugins.payments.{name}: esign tiene una instancia con ese nombre',
  notInstalled: '{place}: no está instalado el paquete {names}',
  notLoaded: '{place}: el paquete {name} no carga: {why}',
  notBuilt:
    '{place}: el paquete {name} no está compilado; corra npm run build, con su carpeta entre las references de tsconfig.json',
  noDefinition: '{place}: {use} no exporta un `plugin` con name, kind, contract, settings y create',
  otherKind: '{place}: {use} es un plugin para {kind}',
  otherName: '{place}: {use} se llama a sí mismo {name}; los dos nombres deben ser el mismo',
  otherContract: '{place}: {use} habla el contrato {contract} de {kind} y este hub habla el {ours}',
  notSetUp: '{place}: {use} no se pudo preparar ({error})',
  noMethods: '{place}: a {use} le falta {methods}',
  noAdmissions: '{place}: {use} no tiene admisiones',
  noInstance:
    'settings: payments.{setting}: plugins.payments no tiene la instancia {name}; las que tiene son: {names}',
  offlineInstance:
    'settings: payments.{setting}: {name} ({use}) lee archivos de un banco y no recibe pagos en línea; ponga otra instancia',
  noBankFiles:
    'plugins.payments.agreement: {use} no lee archivos de un banco; ponga un plugin que los lea, o quite la instancia',
  noAdjustedPayments:
    'season: parent.{setting}: {use} no registra recargos ni descuentos junto con un pago; deje null en el archivo de la temporada, o ponga una contabilidad que los registre',
  noChannel:
    'settings: access.secondProof: mailLink envía códigos a los acudientes, y plugins.notices.main no tiene por dónde; ponga uno que envíe, u otra prueba',
  notSupported: '{place}: {use} no tiene {values}; quítelo de la lista',
  keepsNothingOut:
    '{place}: {use} también tiene {values}, y esta lista no lo impide; agréguelo, o quítelo donde el proveedor',
  sandboxHost:
    'settings: server.host: la demostración solo escucha en este equipo, no en {host}; para probarla desde allá, nómbrelo en server.sandboxHosts (MATRICULA_SANDBOX_HOSTS)',
  sandboxUrl:
    'settings: server.publicUrl: la demostración no tiene una dirección pública como {host}; para probarla desde allá, nómbrela en server.sandboxHosts (MATRICULA_SANDBOX_HOSTS)',
  sandboxProxy:
    'settings: server.trustedProxies: la demostración no va detrás de un proxy; nombre su servidor en server.sandboxHosts',
  pretendVendor:
    'plugins.{instance}: {use} es un proveedor de demostración, cuyos secretos todos conocen; ponga el real',
  noPublicUrl:
    'settings: server.publicUrl: está vacío; diga cómo llegan las familias y los proveedores: https://…',
  plainHttp:
    'settings: server.publicUrl: con http, cualquiera en el camino ve lo que escriben las familias; ponga https://…',
  noAdmin:
    'settings: access.firstAdminPassword: aún no hay cuentas y nadie podría iniciar sesión; dé MATRICULA_ADMIN_PASSWORD en el primer arranque',
  otherPurpose:
    'database: es de {owner} y no se abre para {other}; nombre otra en MATRICULA_DATA o MATRICULA_DATABASE_URL (docs/runbook.md, “A database of another purpose”)',
  sandbox: 'la demostración',
  rehearsal: 'un ensayo con proveedores de demostración',
  production: 'producción',
  notReadable:
    'database: {file} no se abre con este database.encryptionKey: tiene otra clave, o ninguna, o no es una base de datos',
  dataFolder:
    'settings: database.folder: {folder} no sirve como carpeta de datos ({why}); nombre en MATRICULA_DATA una carpeta en la que este usuario pueda escribir',
  folderOwner: ' (proceso {pid}, {address})',
  folderInUse:
    'settings: database.folder: otro hub{by} ya trabaja con {folder}; deténgalo, o nombre otra carpeta en MATRICULA_DATA. Varios hubs a la vez necesitan PostgreSQL o SQL Server (docs/databases.md)',
  portTaken:
    'settings: {setting}: otro programa, quizás este mismo hub, ya escucha en {address}; deténgalo o dé otro puerto en {variable}',
  portForbidden:
    'settings: {setting}: este usuario no puede escuchar en {address}; dé en {variable} un puerto desde 1024',
  noSuchAddress: 'settings: server.host: este equipo no tiene la dirección {address}; dé en HOST una suya',
  noFile: '{file}: no existe; revise el nombre',
  fileNotReadable: '{file}: no se puede leer ({why})',
  wrongYaml: 'línea {line}, columna {column}: {why}',
  wrongYamlMore: '{first}. Hay {n, plural, one {1 error} other {# errores}} más; corrija este primero.',
  wrongYamlSomewhere: '{file}: no es YAML válido: {why}',
  newerDatabase:
    'database: es de un programa más nuevo que este ({migrations}) y nada se cambió; actualice este programa, o restaure la copia que se hizo antes de actualizar (docs/runbook.md)',
}

const en: typeof es = {
  noVariable: '{place}: the environment has no {name}',
  unknownLanguage: 'MATRICULA_LANG says "{language}"; use es (Spanish) or en (English), or unset it',
  noSettings:
    '{file}: has no values; write those that differ from config/default.yaml, or unset MATRICULA_SETTINGS',
  noSeasonPart: 'settings: season.{part}: {season} lacks the part {lacking}',
  noText: '{file}: {key} is not a text',
  untranslated: '{file}: {key} is missing',
  noSchoolFiles: 'MATRICULA_SCHOOL: {folder} has no texts of the school’s own; the files are called {names}',
  unreadFile: '{file}: nobody reads this file; the school’s own are called {names}',
  unknownText: '{file}: {key} is not known here; the texts that there are stand in config/texts',
  unknownPlace: '{file}: {key}: nothing fills {place}; filled here are {places}',
  brokenText: '{file}: {key} is no ICU message ({why}); check its braces and what they hold',
  noPlugins: 'plugins: config/plugins.yaml has no entries',
  unknownKind: 'plugins.{kind} is no kind of plugin; the kinds are {kinds}',
  missingKind: 'plugins.{kind} is missing: the hub needs one',
  missingSis: 'plugins.sis.main is missing: admissions stands beside it',
  badName: '{place}: a name has small letters, digits and hyphens',
  sisNames: '{place}: the instances of sis are called main and admissions',
  onlyMain: '{place}: the one instance of {kind} is called main',
  sharedName: 'plugins.payments.{name}: esign has an instance of that name',
  notInstalled: '{place}: no package {names} is installed',
  notLoaded: '{place}: the package {name} does not load: {why}',
  notBuilt:
    '{place}: the package {name} is not built; run npm run build, with its folder among the references of tsconfig.json',
  noDefinition: '{place}: {use} exports no `plugin` with name, kind, contract, settings and create',
  otherKind: '{place}: {use} is a plugin for {kind}',
  otherName: '{place}: {use} calls itself {name}; both must be one name',
  otherContract: '{place}: {use} speaks contract {contract} of {kind}, this hub speaks {ours}',
  notSetUp: '{place}: {use} could not be set up ({error})',
  noMethods: '{place}: {use} lacks {methods}',
  noAdmissions: '{place}: {use} has no admissions',
  noInstance:
    'settings: payments.{setting}: plugins.payments has no instance {name}; those it has are: {names}',
  offlineInstance:
    'settings: payments.{setting}: {name} ({use}) reads files of a bank and takes no payment online; name another instance',
  noBankFiles:
    'plugins.payments.agreement: {use} reads no files of a bank; name a plugin that does, or take the instance out',
  noAdjustedPayments:
    'season: parent.{setting}: {use} books no surcharge and no discount with a payment; leave null in the season’s file, or name an accounting that books them',
  noChannel:
    'settings: access.secondProof: mailLink sends codes to guardians, and plugins.notices.main has no way to; name one that sends, or another proof',
  notSupported: '{place}: {use} does not have {values}; take it out of the list',
  keepsNothingOut:
    '{place}: {use} has {values} too, and this list does not keep it out; add it, or take it out at the vendor',
  sandboxHost:
    'settings: server.host: the sandbox listens on loopback only, not on {host}; name it in server.sandboxHosts (MATRICULA_SANDBOX_HOSTS) to try it from there',
  sandboxUrl:
    'settings: server.publicUrl: the sandbox has no public address such as {host}; name it in server.sandboxHosts (MATRICULA_SANDBOX_HOSTS) to try it from there',
  sandboxProxy:
    'settings: server.trustedProxies: the sandbox stands behind no proxy; name its host in server.sandboxHosts',
  pretendVendor:
    'plugins.{instance}: {use} is a pretend vendor, whose secrets everybody knows; name the real one',
  noPublicUrl: 'settings: server.publicUrl: is empty; say how families and vendors reach us: https://…',
  plainHttp:
    'settings: server.publicUrl: plain http shows everybody on the way what families type; say https://…',
  noAdmin:
    'settings: access.firstAdminPassword: there is no account yet, so nobody could sign in; give MATRICULA_ADMIN_PASSWORD for the first start',
  otherPurpose:
    'database: it belongs to {owner}, so {other} does not open it; name another one in MATRICULA_DATA or MATRICULA_DATABASE_URL (docs/runbook.md, “A database of another purpose”)',
  sandbox: 'the sandbox',
  rehearsal: 'a rehearsal with pretend vendors',
  production: 'production',
  notReadable:
    'database: {file} does not open with this database.encryptionKey: it has another key, or none, or is no database',
  dataFolder:
    'settings: database.folder: {folder} cannot be the data folder ({why}); name a folder in MATRICULA_DATA that this user may write to',
  folderOwner: ' (process {pid}, {address})',
  folderInUse:
    'settings: database.folder: another hub{by} already works on {folder}; stop it, or name another folder in MATRICULA_DATA. Several hubs at once need PostgreSQL or SQL Server (docs/databases.md)',
  portTaken:
    'settings: {setting}: another program, perhaps this same hub, already listens at {address}; stop it or give another port in {variable}',
  portForbidden:
    'settings: {setting}: this user may not listen at {address}; give a port from 1024 on in {variable}',
  noSuchAddress:
    'settings: server.host: this machine does not have the address {address}; give one of its own in HOST',
  noFile: '{file}: does not exist; check the name',
  fileNotReadable: '{file}: cannot be read ({why})',
  wrongYaml: 'line {line}, column {column}: {why}',
  wrongYamlMore:
    '{first}. There {n, plural, one {is 1 more error} other {are # more errors}}; correct this one first.',
  wrongYamlSomewhere: '{file}: is not valid YAML: {why}',
  newerDatabase:
    'database: it is of a newer program than this one ({migrations}) and nothing was changed; update this program, or restore the backup from before the update (docs/runbook.md)',
}

const sentences: Readonly<Record<Locale, typeof es>> = { 'es-CO': es, en }
