/** Everything that can be done in the chat, on both of its surfaces. */
import { useRef, useState } from 'react'
import type { DrawnPart } from '#contract/chat/chat.ts'
import { isOn } from '#contract/site/site.ts'
import { looksLikeAdvert } from '#web/features/chat/advert/advert.ts'
import { useAdvert } from '#web/features/chat/advert/use-advert.ts'
import { useFit } from '#web/features/chat/assessment/use-assessment.ts'
import { auditWish } from '#web/features/chat/audit/audit-intent.ts'
import { useAudit } from '#web/features/chat/audit/use-audit.ts'
import { useChatI18n } from '#web/features/chat/i18n.tsx'
import {
  COMPARE_ADVERT,
  MAKE_RESUME,
  makeChip,
  PLAY_SCENARIO,
  STANDARD_RESUME,
  START_FIT,
} from '#web/features/chat/messages/chips.ts'
import { summarise } from '#web/features/chat/messages/summary.ts'
import { detectRole, introducedRole, type KnownRole, roleOfAction } from '#web/features/chat/persona/roles.ts'
import { usePersona } from '#web/features/chat/persona/use-persona.ts'
import { useContent } from '#web/platform/i18n.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { unlessAnsweredElsewhere, whenNobodyAnswers, whileAnswering } from './answer-lock.ts'
import { cannedAnswer, pageTopics, topicsOf } from './canned.ts'
import type { Chat, Surface } from './chat-context.ts'
import { eraseChat } from './kept/stored.ts'
import { dropMessageDraft } from './kept/use-draft.ts'
import { useSavedChat } from './kept/use-saved-chat.ts'
import { type ChatMessage, type Chip, newMessage } from './message.ts'
import { spoken } from './received.ts'
import { emptyChat, lastQuestion, openFitQuestion, type View } from './state.ts'
import { type Question, useAnswers } from './use-answers.ts'
import { useChatRequests } from './use-chat-requests.ts'
import { useConsent } from './use-consent.ts'
import { useDelayed } from './use-delayed.ts'
import { usePageActions } from './use-page-actions.ts'
import { useResume } from './use-resume.ts'

const CANNED_DELAY_MS = 1000

/** What the assistant proposes to each kind of visitor first. */
const firstChips = {
  recruiter: ['leadership', 'fit', 'resume'],
  client: ['results', 'projects'],
  developer: ['architecture', 'projects'],
} as const

/**
 * @param makeRoom lets the page be seen, for what happens there.
 * @param onResume asks for the standard résumé.
 */
export function useNewChat(surface: Surface, makeRoom: (view: Chat['view']) => void, onResume: () => void): Chat {
  const i18n = useChatI18n()
  const { t } = i18n
  const content = useContent()
  const { announce } = useAnnouncer()
  const busy = useRef(false)
  const [elsewhere, setElsewhere] = useState(false)
  const watchElsewhere = () => {
    setElsewhere(true)
    void whenNobodyAnswers().then(() => setElsewhere(false))
  }
  const { state, dispatch, latest, restored, keep } = useSavedChat(busy, (how) => {
    if (how === 'erased') quit()
    else if (!busy.current) watchElsewhere()
  })
  const persona = usePersona(latest, restored)
  const { waiting, later, cancel } = useDelayed(busy)
  const consent = useConsent(dispatch, latest)
  const fit = useFit(dispatch, later)
  const advert = useAdvert(dispatch, busy)
  const audit = useAudit(dispatch, busy)

  const view = (change: Partial<View>) => dispatch({ type: 'viewed', change })
  const put = (message: ChatMessage) => dispatch({ type: 'put', message })
  const tell = (message: ChatMessage) => {
    put(message)
    announce(spoken(message.content))
  }
  const resume = useResume(latest, tell)
  const page = usePageActions(surface, () => makeRoom(view), keep, { startFit: fit.start, offerResume: resume.make })
  const answers = useAnswers(surface, dispatch, latest, busy, ({ actions, orders, message }) => {
    const { messages, role } = latest.current
    const prompted = messages.some(({ showRoleSelection }) => showRoleSelection)
    if (role === 'unknown' && !prompted && surface === 'widget') put({ ...message, showRoleSelection: true })
    page.run(actions)
    page.change(orders)
  })
  const pending =
    waiting || advert.busy || audit.progress !== undefined || resume.making || answers.writing !== undefined
  const ask = (question: Question) => void whileAnswering(() => answers.ask(question))

  /** Puts what the visitor says into the conversation. @returns what was there before. */
  const hear = (text: string, about?: DrawnPart): ChatMessage[] => {
    const before = latest.current.messages
    put(newMessage('user', text, about && { about }))
    return before
  }

  function send(typed: string): void {
    const text = typed.trim()
    if (text === '' || pending) return
    const wish = isOn('audit') ? auditWish(text, i18n.cues) : undefined
    const introduced = introducedRole(text, i18n.cues)
    if (isOn('advert') && looksLikeAdvert(text, i18n.cues)) {
      hear(text)
      const compare: Chip = { label: t('advert.compare'), action: COMPARE_ADVERT, value: text, icon: 'fit' }
      tell(newMessage('assistant', t('advert.noticed'), { interactiveChips: [compare] }))
    } else if (wish?.address !== undefined) audit.measure(wish.address, text)
    else if (wish) {
      hear(text)
      tell(newMessage('assistant', t('audit.which')))
      audit.start()
    } else if (introduced) {
      hear(text)
      chooseRole(introduced)
    } else answer(text)
  }

  function answer(text: string, about?: DrawnPart): void {
    const known = latest.current.role
    const role = known === 'unknown' ? (detectRole(text, i18n.cues) ?? known) : known
    if (role !== known) dispatch({ type: 'role-chosen', role })
    ask({ text, about, before: hear(text, about), role })
  }

  function askAbout(text: string, about: DrawnPart | undefined): void {
    if (!pending) answer(text, about)
  }

  function chooseRole(role: KnownRole): void {
    dispatch({ type: 'role-chosen', role })
    const told: string[] = topicsOf(content)
    const offered = firstChips[role].filter((id) => id === 'fit' || id === 'resume' || told.includes(id))
    const interactiveChips = offered.map((id) => makeChip(t(`chips.${id}`), t))
    tell(newMessage('assistant', t(`paths.${role}.intro`), { interactiveChips }))
  }

  function press(chip: Chip): void {
    const role = roleOfAction(chip.action)
    if (pending) return
    if (role) chooseRole(role)
    else if (chip.action === START_FIT) fit.start()
    else if (chip.action === MAKE_RESUME) resume.make()
    else if (chip.action === STANDARD_RESUME) onResume()
    else if (chip.action === COMPARE_ADVERT) compare(chip.value)
    else if (chip.action === PLAY_SCENARIO) tell(newMessage('assistant', persona.enrichment?.rolePlayScenario ?? ''))
    else if (surface === 'widget') send(chip.value ?? chip.label)
    else answerChip(chip)
  }

  /** On the full page the opening chips are answered by heart, and others with a promise that the server then keeps. */
  function answerChip({ action, label, value = label }: Chip): void {
    const topic = pageTopics[action]
    const before = hear(label)
    later(CANNED_DELAY_MS, () => {
      if (topic) return tell(newMessage('assistant', '', cannedAnswer(topic, i18n, content)))
      tell(newMessage('assistant', t('canned.generic', { topic: label })))
      ask({ text: value, before, role: latest.current.role })
    })
  }

  function answerFit(option: { value: string; label: string }): void {
    const { fitAnswers } = latest.current
    if (pending || fitAnswers === null) return
    hear(option.label)
    dispatch({ type: 'fit-answered', value: option.value })
    fit.goOn([...fitAnswers, option.value])
  }

  /** Asks the last question again; its answer makes room. */
  function regenerate(): void {
    const last = lastQuestion(latest.current)
    if (!last || pending) return
    for (const { id } of last.after) dispatch({ type: 'removed', id })
    ask(last)
  }

  /** What was waiting for an answer when the page was left is asked again, once. */
  function goOn(): void {
    const { messages, fitAnswers } = latest.current
    const end = messages.at(-1)
    const last = lastQuestion(latest.current)
    const unanswered = end?.role === 'user'
    if (!end || !last || !(unanswered || (end.partial && !end.again))) return
    if (unanswered && fitAnswers && !openFitQuestion(latest.current)) fit.goOn(fitAnswers)
    else {
      void unlessAnsweredElsewhere(async () => {
        if (end.partial && end.content === '') dispatch({ type: 'removed', id: end.id })
        await answers.ask({ ...last, again: true })
      }).then((done) => done || watchElsewhere())
    }
  }
  /** Ends whatever is going on, without a trace. */
  function quit(): void {
    answers.drop()
    cancel()
    resume.drop()
    page.stop()
    advert.drop()
    audit.drop()
    persona.drop()
    dropMessageDraft()
  }
  useChatRequests({ restored, pending, goOn }, ({ question, audit: wantsAudit, tour }) => {
    if (latest.current.minimised && (question || wantsAudit)) view({ minimised: false })
    if (question) send(question)
    else if (wantsAudit) audit.start()
    else if (tour) page.run(['START_TOUR_GUIDE'], true)
  })

  // One form at a time.
  function compare(text?: string): void {
    audit.close()
    advert.start(text)
  }

  return {
    surface,
    state,
    pending,
    makingResume: resume.making,
    writing: answers.writing,
    elsewhere,
    guide: page.guide,
    closeGuide: page.closeGuide,
    showPage: () => makeRoom(view),
    send,
    askAbout,
    press,
    persona,
    advert: { ...advert, start: compare },
    audit: {
      ...audit,
      start() {
        advert.close()
        audit.start()
      },
    },
    regenerate,
    chooseRole,
    answerFit,
    view,
    stop: answers.stop,
    act: (action) => page.run([action], true),
    summarise() {
      const { messages, role } = latest.current
      const companyInfo = persona.enrichment?.companyContext?.name ?? null
      const conversationSummary = { ...summarise(messages, role, i18n, content), companyInfo }
      put(newMessage('assistant', '', { conversationSummary }))
      announce(t('summary.heading'))
    },
    letOwnerRead: consent.letOwnerRead,
    rate: consent.rate,
    erase() {
      const { minimised, expanded } = latest.current
      quit()
      consent.eraseOnServer()
      eraseChat()
      dispatch({ type: 'erased' })
      if (minimised !== emptyChat.minimised || expanded !== emptyChat.expanded) view({ minimised, expanded })
      announce(t('page.cleared'))
    },
  }
}
