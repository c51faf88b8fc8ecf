/** The pictograms that content may name, and marks of networks, which the icon library does not have. */
import { Bot, Brain, Cloud, Compass, Globe, Server, Shield, Workflow } from 'lucide-react'
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

// Outlines in the spirit of each mark, drawn on a 24-unit square.
const brands: Record<string, string | undefined> = {
  linkedin:
    'M4 9h4v12H4zM6 3a2.3 2.3 0 1 1 0 4.6A2.3 2.3 0 0 1 6 3zm5 6h3.8v1.7c.6-1.1 2-2 3.8-2 3.4 0 4.4 2.2 4.4 5.4V21h-4v-6.2c0-1.6-.4-2.7-1.9-2.7-1.6 0-2.1 1.2-2.1 2.7V21h-4z',
  github:
    'M12 2a10 10 0 0 0-3.2 19.5c.5.1.7-.2.7-.5v-1.8c-2.8.6-3.4-1.2-3.4-1.2-.5-1.1-1.1-1.5-1.1-1.5-.9-.6.1-.6.1-.6 1 .1 1.5 1 1.5 1 .9 1.6 2.4 1.1 2.9.9.1-.7.4-1.1.7-1.4-2.3-.3-4.6-1.1-4.6-5 0-1.1.4-2 1-2.7-.1-.3-.4-1.3.1-2.7 0 0 .8-.3 2.8 1a9.4 9.4 0 0 1 5 0c2-1.3 2.8-1 2.8-1 .5 1.4.2 2.4.1 2.7.6.7 1 1.6 1 2.7 0 3.9-2.3 4.7-4.6 5 .4.3.7.9.7 1.9V21c0 .3.2.6.7.5A10 10 0 0 0 12 2z',
  x: 'M3 3h5.4l4.3 6 5.2-6H21l-6.9 8L22 21h-5.4l-4.9-6.7L6 21H2.9l7.4-8.5zm3.6 2 10.9 14h1.5L8.2 5z',
}

/** @param network the id of a profile; one without a mark gets a globe. */
export function NetworkIcon({ network, size = 20 }: { network: string; size?: number }) {
  const mark = brands[network]
  if (!mark) return <Globe size={size} aria-hidden="true" />
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={mark} />
    </svg>
  )
}
