/** Everything the owner says in one language, joined: what pages, mails and the ledger read. */
import type { CaseStudyColor, ConnectionType, IconName, NodeType } from './content-kinds.ts'
import type { ProfileData, SiteData } from './content-source.ts'
import type { Language } from './language.ts'

// ── The halves joined ─────────────────────────────────────────────────────────────────────────────────────────────

/** One statement with the id it is known by everywhere: page anchor, citation, résumé line. */
export interface Statement {
  id: string
  text: string
}

export interface Profile {
  name: string
  title: string
  bio: string
  summary: string
  location: string
  country: string
  availability: string
  email: string
  channels: ProfileData['channels']
  linkedin: string
  github: string
  twitter: string
  website: string
  coreExpertise: { id: string; title: string; description: string }[]
  skills: { id: string; name: string; level: number }[]
}

export interface Experience {
  id: string
  title: string
  company: string
  start: string
  end: string | null
  description: string
  achievements: Statement[]
  technologies: string[]
}

export interface Skill {
  id: string
  name: string
  category: string
  level: number
  technologies: string[]
  evidence: {
    achievements: Statement[]
    metrics: Statement[]
    projects: (Statement & { caseStudy?: string | undefined })[]
    experience: string
  }
}

export interface DiagramNode {
  id: string
  type: NodeType
  x: number
  y: number
  label: string
  details: string
}

export interface DiagramConnection {
  id: string
  from: string
  to: string
  type: ConnectionType
  label: string
}

export interface Diagram {
  title: string
  description: string
  nodes: DiagramNode[]
  connections: DiagramConnection[]
  explanation: string
  nextSteps: string[]
}

export interface CaseStudy {
  id: string
  experience: string
  published: string
  title: string
  subtitle: string
  description: string
  category: string
  icon: IconName
  color: CaseStudyColor
  challenge: string
  solution: string
  keyFeatures: Statement[]
  technologies: string[]
  outcomes: Statement[]
  metrics: { id: string; label: string; value: string }[]
  diagram: Diagram
}

export interface Testimonial {
  id: string
  quote: string
  author: string
  role: string
  caseStudy?: string | undefined
}

export interface Service {
  id: string
  title: string
  description: string
  icon: IconName
}

/** Everything the owner says, in one language. */
export interface Content {
  language: Language
  site: SiteData
  profile: Profile
  experience: Experience[]
  skills: Skill[]
  caseStudies: CaseStudy[]
  testimonials: Testimonial[]
  services: Service[]
}
