/** The mails about events of a project: to the owner always, to the client unless they opted out. */
import { ownerNameIn, profile } from '#content/owner.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { Reach } from '#contract/clients/clients.ts'
import { nameOrAddress } from '#contract/content/person-name.ts'
import { DEFAULT_LANGUAGE, findLanguage, type Language } from '#contract/language.ts'
import { STOP_NOTICES_PARAMETER, stopNotices } from '#contract/portal/notices.ts'
import type { Tx } from '#server/db/open.ts'
import { enqueueMails, type NewMail } from '#server/db/outbox/mails.ts'
import { letterHtml } from '#server/mail/letter-html.ts'
import type { Services } from '#server/services.ts'
import { noticesToken } from './notices-token.ts'
import { pushToClient } from './push.ts'
import { findClient } from './store.ts'

type OwnerMail = 'message' | 'approved' | 'changesRequested' | 'updateRequested' | 'meeting' | 'document'
type ClientMail = 'answer' | 'update' | 'project' | 'delivered' | 'handedOver' | 'accepted' | 'declined'

const sender = ({ env }: Services, name: string) => ({ name, address: env.MAIL_FROM ?? profile.email })

/** Where the owner reads of projects. */
export const ownerAddress = ({ env }: Services) => ({
  name: profile.name,
  address: env.CONTACT_TO ?? profile.channels.projects,
})

/** What of a project in the admin area (`views` in `web/features/clients/use-route-state.ts`) has what a mail tells of. */
const viewOf: Record<OwnerMail, string> = {
  message: 'conversation',
  approved: 'delivery',
  changesRequested: 'delivery',
  updateRequested: 'conversation',
  meeting: 'conversation',
  document: 'documents',
}

/** @param invitation for calendars. */
export async function mailOwner(
  tx: Tx,
  services: Services,
  client: User,
  kind: OwnerMail,
  project: { id: string; name: string },
  about: Record<string, string>,
  invitation?: string,
): Promise<void> {
  const { SITE_URL } = services.env
  const t = services.i18n(DEFAULT_LANGUAGE)
  const name = nameOrAddress(client)
  const values = {
    site: new URL(SITE_URL).host,
    name,
    email: client.email,
    project: project.name,
    ...about,
    link: `${SITE_URL}/admin?tab=clients&project=${project.id}&view=${viewOf[kind]}`,
  }
  const subject = t(`portal.mail.${kind}.subject`, values)
  const mail: NewMail = {
    from: sender(services, name),
    to: ownerAddress(services),
    replyTo: { name, address: client.email },
    subject,
    text: withoutGap(t(`portal.mail.${kind}.text`, values), about.text),
    html: letterHtml({
      language: DEFAULT_LANGUAGE,
      siteUrl: SITE_URL,
      subject,
      template: t(`portal.mail.${kind}.text`),
      values,
      quotes: { text: about.text ?? '' },
      button: t('portal.open'),
    }),
    language: DEFAULT_LANGUAGE,
    ...(invitation && { invitation }),
  }
  await enqueueMails(tx, services.clock, [{ id: `${crypto.randomUUID()}-portal`, mail, about: [client.id] }])
}

/**
 * Tells the client of a project, in their language: by mail unless they have stopped such mails, and on the devices that they
 * have chosen. Nobody is told who has left.
 * @param more what the mail says beside it, and a file for calendars.
 * @returns whom it reached.
 */
export async function mailClient(
  tx: Tx,
  services: Services,
  project: { id: string; name: string },
  kind: ClientMail,
  text: string,
  more: (language: Language) => { time?: string; invitation?: string } = () => ({}),
): Promise<Reach> {
  const client = await findClient(tx, project.id)
  if (!client) return 'nobody'
  const language = findLanguage(client.language) ?? DEFAULT_LANGUAGE
  // By itself: who wants no mails may still want their device to tell.
  await pushToClient(tx, services, client, project.id, language)
  if (client.stopped_at !== null) return 'not-mailed'
  const { SITE_URL } = services.env
  const t = services.i18n(language)
  const owner = ownerNameIn(language)
  const { invitation, ...further } = more(language)
  const token = noticesToken(services.secret, client.id)
  const name = nameOrAddress(client)
  const stop = `${SITE_URL}/client-portal?${STOP_NOTICES_PARAMETER}=${token}`
  const values = {
    owner,
    name,
    project: project.name,
    text,
    ...further,
    link: `${SITE_URL}/client-portal?project=${project.id}`,
    footer: t('portal.footer', { stop }),
    stop,
  }
  const subject = t(`portal.mail.${kind}.subject`, values)
  const mail: NewMail = {
    from: sender(services, owner),
    to: { name, address: client.email },
    replyTo: { ...ownerAddress(services), name: owner },
    subject,
    text: withoutGap(t(`portal.mail.${kind}.text`, values), text),
    html: letterHtml({
      language,
      siteUrl: SITE_URL,
      subject,
      template: t(`portal.mail.${kind}.text`).replace('{{footer}}', t('portal.footer')),
      values,
      quotes: { text },
      button: t('portal.open'),
    }),
    language,
    ...(invitation && { invitation }),
    unsubscribe: `${SITE_URL}${stopNotices.path.replace(':token', token)}`,
  }
  await enqueueMails(tx, services.clock, [{ id: `${crypto.randomUUID()}-portal`, mail, about: [client.id] }])
  return 'mailed'
}

/** Where nothing was written beside it, no gap is left. */
const withoutGap = (mail: string, text: string | undefined) => mail.replace(/\n{4}(?=\S)/, text ? '$&' : '\n\n')

/** Whom a mail about a project reaches, without one. */
export async function findReach(tx: Tx, projectId: string): Promise<Reach> {
  const client = await findClient(tx, projectId)
  if (!client) return 'nobody'
  return client.stopped_at === null ? 'mailed' : 'not-mailed'
}
