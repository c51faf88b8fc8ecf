/** The pictograms that content may name, and marks of networks. */
import { Bot, Brain, Cloud, Compass, Globe, Server, Shield, Workflow } from 'lucide-react'
import { networkMarks } from '#content/network-marks.ts'
import type { IconName } from '#contract/content/kinds.ts'

const icons: Record<IconName, typeof Bot> = {
  bot: Bot,
  workflow: Workflow,
  shield: Shield,
  cloud: Cloud,
  brain: Brain,
  server: Server,
  compass: Compass,
}

/** @param name of a pictogram; an emoji stands for itself. */
export function Icon({ name, size = 20 }: { name: string; size?: number }) {
  const Drawn = Object.hasOwn(icons, name) && icons[name as IconName]
  return Drawn ? <Drawn size={size} aria-hidden="true" /> : name
}

/** @param network the id of a profile; one without a mark gets a globe. */
export function NetworkIcon({ network, size = 20 }: { network: string; size?: number }) {
  const mark = networkMarks[network]
  if (!mark) return <Globe size={size} aria-hidden="true" />
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={mark} />
    </svg>
  )
}
