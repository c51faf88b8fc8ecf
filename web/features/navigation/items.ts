/** The bar's items, and which of them is where the visitor is. */
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { hasSection, isOn } from '#contract/site/site.ts'
import { paths } from '#web/platform/paths.ts'

const all = [
  { id: 'home', href: paths.home, isThere: true },
  { id: 'about', href: '/#about', isThere: hasSection('about') },
  { id: 'experience', href: '/#experience', isThere: hasSection('work') },
  { id: 'projects', href: paths.projects, isThere: isOn('caseStudies') },
  { id: 'writing', href: paths.writing, isThere: isOn('writing') },
  { id: 'chat', href: paths.chat, isThere: isOn('chat') },
  { id: 'contact', href: paths.contact, isThere: hasSection('contact') },
] as const
type ItemId = (typeof all)[number]['id']
export const items = all.filter(({ isThere }) => isThere)

/** Sections of the home page and the item that each belongs to. */
const sections: [id: string, item: ItemId][] = [
  ['hero-section', 'home'],
  ['about-section', 'about'],
  ['experience-section', 'experience'],
  ['case-studies-section', 'projects'],
  ['contact-section', 'contact'],
]

/** Pixels from the top: the section across this line is the current one. */
const ACTIVE_LINE_PX = 100
const GLASS_FROM_PX = 50

/** The item of a page; on the home page that of its top. */
function itemOf(location: string): ItemId | undefined {
  if (location === paths.home) return 'home'
  if (location === paths.projects || location.startsWith('/case-study/')) return 'projects'
  if (location.startsWith(paths.writing)) return 'writing'
  return location === paths.chat ? 'chat' : undefined
}

/** The active item, and whether the bar has left the top of the page. */
export function useBarState(): { active: ItemId | undefined; glass: boolean } {
  const [location] = useLocation()
  const [active, setActive] = useState(itemOf(location))
  const [glass, setGlass] = useState(false)

  useEffect(() => {
    setActive(itemOf(location))
    const look = () => {
      setGlass(window.scrollY > GLASS_FROM_PX)
      const across = sections.find(([id]) => {
        const box = document.getElementById(id)?.getBoundingClientRect()
        return box && box.top <= ACTIVE_LINE_PX && box.bottom > ACTIVE_LINE_PX
      })
      if (across) setActive(across[1])
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [location])

  return { active, glass }
}
