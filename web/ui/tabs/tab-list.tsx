import { Tabs } from 'radix-ui'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import './tabs.css'

interface TabList<Id extends string> {
  label: string
  tabs: readonly Id[]
  chosen: Id
  name(tab: Id): string
}

/** The names of tabs. Wider than a phone in some languages: then it scrolls, and keeps the chosen one in view. */
export function TabList<Id extends string>({ label, tabs, chosen, name }: TabList<Id>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = list.current
    const tab = element?.querySelector<HTMLElement>(`[data-tab="${chosen}"]`)
    if (!element || !tab) return
    const centre = () => {
      const { offsetLeft: left, offsetWidth: width } = tab
      element.scrollLeft = left - (element.clientWidth - width) / 2
    }
    centre()
    // Numbers that are counted and letters that arrive later make the names wider.
    const watch = new ResizeObserver(centre)
    for (const each of element.children) watch.observe(each)
    watch.observe(element)
    return () => watch.disconnect()
  }, [chosen])
  // Radix moves the focus by itself when a tab is pressed, which to the browser looks like the keyboard's doing.
  const [isPressed, setPressed] = useState(false)
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setPressed(false)
  }
  return (
    <Tabs.List
      ref={list}
      aria-label={label}
      className="tab-list"
      data-pressed={isPressed || undefined}
      onPointerDown={() => setPressed(true)}
      onKeyDown={() => setPressed(false)}
      onBlur={onBlur}
    >
      {tabs.map((tab) => (
        <Tabs.Trigger key={tab} value={tab} data-tab={tab} data-name={name(tab)} className="tab-name quiet">
          {name(tab)}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  )
}
