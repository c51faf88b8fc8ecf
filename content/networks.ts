// Names of networks as they write themselves, by the id that a profile has in content/owner/profile.yaml.
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

/** @returns the profile's own label, or the network's name. */
export const networkName = ({ id, label }: { id: string; label?: string | undefined }): string =>
  label ?? names[id] ?? id.charAt(0).toUpperCase() + id.slice(1)
