/** The words that the server says, by language. */
import type { Language } from '../../contract/language.ts'
import { audit as deAudit } from './de/audit.ts'
import { errors as deErrors } from './de/errors.ts'
import { fields as deFields } from './de/fields.ts'
import { mail as deMail } from './de/mail.ts'
import { audit as enAudit } from './en/audit.ts'
import { errors as enErrors } from './en/errors.ts'
import { fields as enFields } from './en/fields.ts'
import { mail as enMail } from './en/mail.ts'
import { audit as esAudit } from './es/audit.ts'
import { errors as esErrors } from './es/errors.ts'
import { fields as esFields } from './es/fields.ts'
import { mail as esMail } from './es/mail.ts'
import { audit as frAudit } from './fr/audit.ts'
import { errors as frErrors } from './fr/errors.ts'
import { fields as frFields } from './fr/fields.ts'
import { mail as frMail } from './fr/mail.ts'
import { audit as jaAudit } from './ja/audit.ts'
import { errors as jaErrors } from './ja/errors.ts'
import { fields as jaFields } from './ja/fields.ts'
import { mail as jaMail } from './ja/mail.ts'
import { audit as zhAudit } from './zh/audit.ts'
import { errors as zhErrors } from './zh/errors.ts'
import { fields as zhFields } from './zh/fields.ts'
import { mail as zhMail } from './zh/mail.ts'

export const serverWords = {
  en: { audit: enAudit, errors: enErrors, fields: enFields, mail: enMail },
  es: { audit: esAudit, errors: esErrors, fields: esFields, mail: esMail },
  fr: { audit: frAudit, errors: frErrors, fields: frFields, mail: frMail },
  de: { audit: deAudit, errors: deErrors, fields: deFields, mail: deMail },
  zh: { audit: zhAudit, errors: zhErrors, fields: zhFields, mail: zhMail },
  ja: { audit: jaAudit, errors: jaErrors, fields: jaFields, mail: jaMail },
} satisfies Record<Language, object>
