// Names of networks as they write themselves, by the id that a profile has in content/owner/profile.yaml.
import type { Language } from '#contract/language.ts'
import { colon } from './language/colon.ts'

const names: Record<string, string> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  gitlab: 'GitLab',
  x: 'X',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  orcid: 'ORCID',
  'google-scholar': 'Google Scholar',
  researchgate: 'ResearchGate',
  'stack-overflow': 'Stack Overflow',
  youtube: 'YouTube',
  instagram: 'Instagram',
  dribbble: 'Dribbble',
  behance: 'Behance',
  xing: 'XING',
}

interface Account {
  id: string
  label?: string | undefined
  username?: string | undefined
}

/** @returns the profile's own label, or the network's name. */
export const networkName = ({ id, label }: Account): string =>
  label ?? names[id] ?? id.charAt(0).toUpperCase() + id.slice(1)

/** "ProZ: mara-l": an account that has no address. */
export const accountName = (account: Account, language: Language): string =>
  [networkName(account), account.username].filter(Boolean).join(colon[language])
