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

/** Where accounts are, by network. */
const hosts: Record<string, string> = {
  'linkedin.com': 'linkedin',
  'github.com': 'github',
  'gitlab.com': 'gitlab',
  'x.com': 'x',
  'twitter.com': 'x',
  'mastodon.social': 'mastodon',
  'bsky.app': 'bluesky',
  'orcid.org': 'orcid',
  'scholar.google.com': 'google-scholar',
  'researchgate.net': 'researchgate',
  'stackoverflow.com': 'stack-overflow',
  'youtube.com': 'youtube',
  'instagram.com': 'instagram',
  'dribbble.com': 'dribbble',
  'behance.net': 'behance',
  'xing.com': 'xing',
}

/** @returns the id of the network that an address is of; undefined for any other page. */
export function networkAt(address: string): string | undefined {
  const host = new URL(address).hostname.replace(/^(?:www|m|de|es|fr)\./, '')
  return hosts[host]
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
