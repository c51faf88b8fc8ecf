/** The words that the server says, by language. */
import type { Language } from '#contract/language.ts'
import { accountFields as deAccountFields } from './de/accounts/account-field-errors.ts'
import { audit as deAudit } from './de/audit/audit.ts'
import { fit as deFit, fitFields as deFitFields } from './de/chat/fit.ts'
import { persona as dePersona } from './de/chat/persona.ts'
import { errors as deErrors, ownerErrors as deOwnerErrors } from './de/errors.ts'
import { fields as deFields } from './de/field-errors.ts'
import { mail as deMail } from './de/mail.ts'
import { clientFields as deClientFields } from './de/portal/client-field-errors.ts'
import { portal as dePortal, portalFields as dePortalFields } from './de/portal/portal.ts'
import { resume as deResume } from './de/resume/resume.ts'
import { resumeDialog as deResumeDialog } from './de/resume/resume-dialog.ts'
import { messages as deInterface } from './de/site.ts'
import { accountFields as enAccountFields } from './en/accounts/account-field-errors.ts'
import { audit as enAudit } from './en/audit/audit.ts'
import { fit as enFit, fitFields as enFitFields } from './en/chat/fit.ts'
import { persona as enPersona } from './en/chat/persona.ts'
import { errors as enErrors, ownerErrors as enOwnerErrors } from './en/errors.ts'
import { fields as enFields } from './en/field-errors.ts'
import { mail as enMail } from './en/mail.ts'
import { clientFields as enClientFields } from './en/portal/client-field-errors.ts'
import { portal as enPortal, portalFields as enPortalFields } from './en/portal/portal.ts'
import { resume as enResume } from './en/resume/resume.ts'
import { resumeDialog as enResumeDialog } from './en/resume/resume-dialog.ts'
import { messages as enInterface } from './en/site.ts'
import { accountFields as esAccountFields } from './es/accounts/account-field-errors.ts'
import { audit as esAudit } from './es/audit/audit.ts'
import { fit as esFit, fitFields as esFitFields } from './es/chat/fit.ts'
import { persona as esPersona } from './es/chat/persona.ts'
import { errors as esErrors, ownerErrors as esOwnerErrors } from './es/errors.ts'
import { fields as esFields } from './es/field-errors.ts'
import { mail as esMail } from './es/mail.ts'
import { clientFields as esClientFields } from './es/portal/client-field-errors.ts'
import { portal as esPortal, portalFields as esPortalFields } from './es/portal/portal.ts'
import { resume as esResume } from './es/resume/resume.ts'
import { resumeDialog as esResumeDialog } from './es/resume/resume-dialog.ts'
import { messages as esInterface } from './es/site.ts'
import { accountFields as frAccountFields } from './fr/accounts/account-field-errors.ts'
import { audit as frAudit } from './fr/audit/audit.ts'
import { fit as frFit, fitFields as frFitFields } from './fr/chat/fit.ts'
import { persona as frPersona } from './fr/chat/persona.ts'
import { errors as frErrors, ownerErrors as frOwnerErrors } from './fr/errors.ts'
import { fields as frFields } from './fr/field-errors.ts'
import { mail as frMail } from './fr/mail.ts'
import { clientFields as frClientFields } from './fr/portal/client-field-errors.ts'
import { portal as frPortal, portalFields as frPortalFields } from './fr/portal/portal.ts'
import { resume as frResume } from './fr/resume/resume.ts'
import { resumeDialog as frResumeDialog } from './fr/resume/resume-dialog.ts'
import { messages as frInterface } from './fr/site.ts'
import { accountFields as jaAccountFields } from './ja/accounts/account-field-errors.ts'
import { audit as jaAudit } from './ja/audit/audit.ts'
import { fit as jaFit, fitFields as jaFitFields } from './ja/chat/fit.ts'
import { persona as jaPersona } from './ja/chat/persona.ts'
import { errors as jaErrors, ownerErrors as jaOwnerErrors } from './ja/errors.ts'
import { fields as jaFields } from './ja/field-errors.ts'
import { mail as jaMail } from './ja/mail.ts'
import { clientFields as jaClientFields } from './ja/portal/client-field-errors.ts'
import { portal as jaPortal, portalFields as jaPortalFields } from './ja/portal/portal.ts'
import { resume as jaResume } from './ja/resume/resume.ts'
import { resumeDialog as jaResumeDialog } from './ja/resume/resume-dialog.ts'
import { messages as jaInterface } from './ja/site.ts'
import { accountFields as zhAccountFields } from './zh/accounts/account-field-errors.ts'
import { audit as zhAudit } from './zh/audit/audit.ts'
import { fit as zhFit, fitFields as zhFitFields } from './zh/chat/fit.ts'
import { persona as zhPersona } from './zh/chat/persona.ts'
import { errors as zhErrors, ownerErrors as zhOwnerErrors } from './zh/errors.ts'
import { fields as zhFields } from './zh/field-errors.ts'
import { mail as zhMail } from './zh/mail.ts'
import { clientFields as zhClientFields } from './zh/portal/client-field-errors.ts'
import { portal as zhPortal, portalFields as zhPortalFields } from './zh/portal/portal.ts'
import { resume as zhResume } from './zh/resume/resume.ts'
import { resumeDialog as zhResumeDialog } from './zh/resume/resume-dialog.ts'
import { messages as zhInterface } from './zh/site.ts'

export const serverMessages = {
  en: {
    audit: enAudit,
    contact: enInterface.contact,
    errors: enErrors,
    fields: { ...enFields, ...enFitFields, ...enAccountFields, ...enPortalFields, ...enClientFields },
    fit: enFit,
    mail: enMail,
    ownerErrors: enOwnerErrors,
    persona: enPersona,
    portal: enPortal,
    resume: enResume,
    resumeRoles: enResumeDialog.roles,
    sample: enInterface.footer.sample,
  },
  es: {
    audit: esAudit,
    contact: esInterface.contact,
    errors: esErrors,
    fields: { ...esFields, ...esFitFields, ...esAccountFields, ...esPortalFields, ...esClientFields },
    fit: esFit,
    mail: esMail,
    ownerErrors: esOwnerErrors,
    persona: esPersona,
    portal: esPortal,
    resume: esResume,
    resumeRoles: esResumeDialog.roles,
    sample: esInterface.footer.sample,
  },
  fr: {
    audit: frAudit,
    contact: frInterface.contact,
    errors: frErrors,
    fields: { ...frFields, ...frFitFields, ...frAccountFields, ...frPortalFields, ...frClientFields },
    fit: frFit,
    mail: frMail,
    ownerErrors: frOwnerErrors,
    persona: frPersona,
    portal: frPortal,
    resume: frResume,
    resumeRoles: frResumeDialog.roles,
    sample: frInterface.footer.sample,
  },
  de: {
    audit: deAudit,
    contact: deInterface.contact,
    errors: deErrors,
    fields: { ...deFields, ...deFitFields, ...deAccountFields, ...dePortalFields, ...deClientFields },
    fit: deFit,
    mail: deMail,
    ownerErrors: deOwnerErrors,
    persona: dePersona,
    portal: dePortal,
    resume: deResume,
    resumeRoles: deResumeDialog.roles,
    sample: deInterface.footer.sample,
  },
  zh: {
    audit: zhAudit,
    contact: zhInterface.contact,
    errors: zhErrors,
    fields: { ...zhFields, ...zhFitFields, ...zhAccountFields, ...zhPortalFields, ...zhClientFields },
    fit: zhFit,
    mail: zhMail,
    ownerErrors: zhOwnerErrors,
    persona: zhPersona,
    portal: zhPortal,
    resume: zhResume,
    resumeRoles: zhResumeDialog.roles,
    sample: zhInterface.footer.sample,
  },
  ja: {
    audit: jaAudit,
    contact: jaInterface.contact,
    errors: jaErrors,
    fields: { ...jaFields, ...jaFitFields, ...jaAccountFields, ...jaPortalFields, ...jaClientFields },
    fit: jaFit,
    mail: jaMail,
    ownerErrors: jaOwnerErrors,
    persona: jaPersona,
    portal: jaPortal,
    resume: jaResume,
    resumeRoles: jaResumeDialog.roles,
    sample: jaInterface.footer.sample,
  },
} satisfies Record<Language, object>
