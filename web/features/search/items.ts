/** What can be chosen in the search: places of the site, commands, and the tabs of the owner's admin area. */
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import type { SearchGroup } from '#content/search/search-entry.ts'
import { languages } from '#contract/language.ts'
import { isOn } from '#contract/site/site.ts'
import { type ChatRequest, openChat } from '#web/platform/chat-request.ts'
import { useContent, useLanguage } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { themes, useTheme } from '#web/platform/theme.tsx'
import { languageNames, useChooseLanguage } from '#web/ui/languages.ts'
import { useGoTo } from '#web/ui/nav-link.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import type { Findable } from './rank.ts'
import { useSearchTexts } from './texts.ts'

export type ItemGroup = SearchGroup | 'commands' | 'admin'

export interface SearchItem extends Findable {
  group: ItemGroup
  choose(): void
}

/** A tab of the owner's admin area. */
export interface AdminTabName {
  title: string
  href: string
}

interface Needed {
  adminTabs: readonly AdminTabName[]
  onResume(): void
}

export function useItems(needed: Needed): SearchItem[] {
  const places = usePlaces()
  const commands = useCommands(needed)
  const tabs = useAdminTabs(needed.adminTabs)
  return [...places, ...commands, ...tabs]
}

export function useAsk(): (question: string) => void {
  const [, navigate] = useLocation()
  return (question) => openChat({ question }, navigate)
}

/** Goes to a place of the site; on the same page the focus goes along. */
function useVisit(): (href: string) => void {
  const goTo = useGoTo()
  return (href) => {
    const [path, id] = href.split('#')
    const isHere = path === window.location.pathname
    goTo(href)
    const place = isHere && id ? document.getElementById(id) : null
    if (!place) return
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }
}

function usePlaces(): SearchItem[] {
  const { entries } = useSearchTexts()
  const visit = useVisit()
  const ask = useAsk()
  return entries.map(({ href, ...entry }) => ({ ...entry, choose: () => (href ? visit(href) : ask(entry.title)) }))
}

function useCommands({ onResume }: Needed): SearchItem[] {
  const { t } = useSearchTexts()
  const { t: tSite } = useLanguage()
  const { profile } = useContent()
  const visit = useVisit()
  const [, navigate] = useLocation()
  const chat = (request: ChatRequest) => openChat(request, navigate)
  const appearance = useAppearance()
  return [
    command(tSite('hero.downloadResume'), t('keywords.resume'), onResume),
    command(t('commands.contact', { owner: profile.name }), t('keywords.contact'), () => visit(paths.contact)),
    ...(isOn('chat') ? [command(t('commands.tour'), t('keywords.tour'), () => chat({ tour: true }))] : []),
    ...(isOn('chat') && isOn('audit')
      ? [command(t('commands.audit'), t('keywords.audit'), () => chat({ audit: true }))]
      : []),
    ...appearance,
  ]
}

/** The other themes and languages. */
function useAppearance(): SearchItem[] {
  const { t } = useSearchTexts()
  const { t: tSite, language } = useLanguage()
  const { theme, choose } = useTheme()
  const { announce } = useAnnouncer()
  const chooseLanguage = useChooseLanguage()
  const names = useMemo(() => new Intl.DisplayNames(language, { type: 'language' }), [language])
  const otherThemes = themes
    .filter((one) => one !== theme)
    .map((one) => {
      const title = tSite('theme.chosen', { theme: tSite(`theme.${one}`) })
      return command(title, t('keywords.theme'), () => {
        choose(one)
        announce(title)
      })
    })
  const otherLanguages = languages
    .filter((one) => one !== language)
    .map((one) => ({
      ...command(tSite('language.chosen', { language: languageNames[one].name }), t('keywords.language'), () =>
        chooseLanguage(one),
      ),
      detail: names.of(one) ?? one,
    }))
  return [...otherThemes, ...otherLanguages]
}

const command = (title: string, text: string, choose: () => void): SearchItem => ({
  group: 'commands',
  title,
  text,
  choose,
})

function useAdminTabs(tabs: readonly AdminTabName[]): SearchItem[] {
  const { t } = useSearchTexts()
  const visit = useVisit()
  return tabs.map(({ title, href }) => ({
    group: 'admin',
    title,
    text: t('keywords.admin'),
    choose: () => visit(href),
  }))
}
