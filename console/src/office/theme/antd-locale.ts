import type { Locale as AntdLocale } from 'antd/es/locale'
import english from 'antd/es/locale/en_US'
import spanish from 'antd/es/locale/es_ES'
import 'dayjs/locale/es'
import type { Locale } from '../../locale.ts'

export const antdLocales: Readonly<Record<Locale, AntdLocale>> = { 'es-CO': spanish, en: english }
