/** What is done and said where a message asks nothing: an action of the page, small talk, what is not for an assistant. */

import { privacyTexts } from '#content/interface/privacy-texts.ts'
import { serverMessages } from '#content/interface/server-messages.ts'
import { colon } from '#content/language/colon.ts'
import { spaceIn } from '#content/language/traits.ts'
import { namedLanguages } from '#content/language-names.ts'
import { privacyNumbers } from '#content/privacy-numbers.ts'
import { privacyText } from '#content/privacy-parts.ts'
import { createTranslate } from '#content/translate.ts'
import type { VisitorRole } from '#contract/chat/chat.ts'
import { type ActionMarker, sectionOf } from '#contract/chat/markers.ts'
import { writePageOrder } from '#contract/chat/page-orders.ts'
import { languages } from '#contract/language.ts'
import { hasSection, isOn, site } from '#contract/site/site.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import type { Act, Talk } from './acts.ts'
import { chips, type LocalAnswer, simple } from './local-answer.ts'
import type { OpenedPage } from './page-orders.ts'
import type { Proposal } from './plan/plan.ts'

/** What a model may know better: the engine did not understand it, or took it for nothing of the owner's. */
const doubtful: ReadonlySet<Talk> = new Set(['unclear', 'offTopic'])

/** Whether the page has what an action leads to. */
function hasPlace(action: ActionMarker, { content }: Knowledge): boolean {
  const section = sectionOf[action]
  if (section === 'testimonials' && content.testimonials.length === 0) return false
  return section === undefined || hasSection(section)
}

/** A part of the privacy page with its heading, which tells what it is about. */
function ofPrivacy({ content: { language, profile } }: Knowledge, part: 'cookies' | 'apart'): string {
  const t = createTranslate(language, privacyTexts[language])
  const text = privacyText(t, language, part, { ...privacyNumbers, owner: profile.name })
  return t(`parts.${part}.heading`) + colon[language] + text
}

/** What is said of a page that changes. */
function changed({ words, content: { language } }: Knowledge, { page, title }: OpenedPage): string {
  const t = createTranslate(language, words)
  if ('theme' in page) return t(page.theme === 'dark' ? 'pageDark' : 'pageLight')
  if ('language' in page) return t('pageInLanguage', { language: namedLanguages(language, [page.language]) })
  if (title !== undefined) return t('pageOpened', { title })
  return t(page.open === '/writing' ? 'pageOfArticles' : 'pageOfProjects')
}

/** Does what was asked for, and says so. */
export function perform(knowledge: Knowledge, act: Act, next: Proposal[] = [], role?: VisitorRole): LocalAnswer {
  const { words, sentences: s, content, assistantName } = knowledge
  const t = createTranslate(content.language, words)
  const values = { owner: content.profile.name, assistant: assistantName, email: content.profile.channels.general }
  if ('do' in act) {
    const texts: Partial<Record<typeof act.do, string>> = {
      CUSTOM_RESUME: t('resume'),
      FIT_ASSESSMENT: isOn('advert') ? t('fit') + spaceIn(content.language) + t('advert') : t('fit'),
      PROJECT_CARDS: t('projects'),
      START_TOUR_GUIDE: t('tour'),
      STOP_TOUR_GUIDE: s.stopped(),
      SCROLL_TO_CONTACT: t('contact', values),
    }
    const isThere = hasPlace(act.do, knowledge)
    const text = texts[act.do] ?? (isThere ? s.going() : t('noSection'))
    return { ...simple(text, isThere ? `[${act.do}]` : chips(knowledge, next, role && { role })), isForModel: false }
  }
  if ('page' in act) return { ...simple(changed(knowledge, act), writePageOrder(act.page)), isForModel: false }
  const email = { email: values.email }
  const talks: Record<Talk, string> = {
    greeting: t('greeting', values),
    thanks: t('thanks'),
    remark: t('remark'),
    goodbye: t('goodbye'),
    insult: t('insult'),
    unclear: t('unclear', values),
    whoAreYou: t('who', values),
    model: t('model', values),
    builtBy: t('builtBy', values),
    real: site.sample ? serverMessages[content.language].sample : t('real', values),
    whatCanYouDo: s.capabilities(),
    howAreYou: s.howAreYou(),
    injection: s.injection(),
    offTopic: s.offTopic(),
    private: s.private(email),
    measure: s.measure(),
    erase: t('erase'),
    keptChat: t('keptChat', { ...values, days: privacyNumbers.chat }),
    keptMessage: t('keptMessage', values),
    cookies: ofPrivacy(knowledge, 'cookies'),
    visits: ofPrivacy(knowledge, 'apart'),
    pageTheme: t('pageTheme'),
    pageLanguage: t(languages.length > 1 ? 'pageLanguage' : 'onlyLanguage', {
      languages: namedLanguages(content.language),
    }),
  }
  const isDeclined = act.talk === 'private' || act.talk === 'offTopic' || act.talk === 'injection'
  const isForModel = doubtful.has(act.talk)
  return { ...simple(talks[act.talk], chips(knowledge, next, role && { role })), answered: !isDeclined, isForModel }
}
