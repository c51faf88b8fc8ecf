/** The words that the server says, by language. */
import type { Language } from '../../contract/language.ts'
import { errors as deErrors } from './de/errors.ts'
import { fields as deFields } from './de/fields.ts'
import { mail as deMail } from './de/mail.ts'
import { resume as deResume } from './de/resume.ts'
import { errors as enErrors } from './en/errors.ts'
import { fields as enFields } from './en/fields.ts'
import { mail as enMail } from './en/mail.ts'
import { resume as enResume } from './en/resume.ts'
import { errors as esErrors } from './es/errors.ts'
import { fields as esFields } from './es/fields.ts'
import { mail as esMail } from './es/mail.ts'
import { resume as esResume } from './es/resume.ts'
import { errors as frErrors } from './fr/errors.ts'
import { fields as frFields } from './fr/fields.ts'
import { mail as frMail } from './fr/mail.ts'
import { resume as frResume } from './fr/resume.ts'
import { errors as jaErrors } from './ja/errors.ts'
import { fields as jaFields } from './ja/fields.ts'
import { mail as jaMail } from './ja/mail.ts'
import { resume as jaResume } from './ja/resume.ts'
import { errors as zhErrors } from './zh/errors.ts'
import { fields as zhFields } from './zh/fields.ts'
import { mail as zhMail } from './zh/mail.ts'
import { resume as zhResume } from './zh/resume.ts'

export const serverWords = {
  en: { errors: enErrors, fields: enFields, mail: enMail, resume: enResume },
  es: { errors: esErrors, fields: esFields, mail: esMail, resume: esResume },
  fr: { errors: frErrors, fields: frFields, mail: frMail, resume: frResume },
  de: { errors: deErrors, fields: deFields, mail: deMail, resume: deResume },
  zh: { errors: zhErrors, fields: zhFields, mail: zhMail, resume: zhResume },
  ja: { errors: jaErrors, fields: jaFields, mail: jaMail, resume: jaResume },
} satisfies Record<Language, object>
