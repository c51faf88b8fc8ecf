// Who the owner is: name, addresses and levels. Replace with your own; the words are in locales/<language>/profile.ts.
import type { ProfileData } from '../contract/content-source.ts'

export const profile: ProfileData = {
  name: 'Mara Lindholm',
  email: 'hello@mara-lindholm.example',
  channels: {
    general: 'hello@mara-lindholm.example',
    hiring: 'hiring@mara-lindholm.example',
    projects: 'projects@mara-lindholm.example',
    support: 'support@mara-lindholm.example',
  },
  linkedin: 'linkedin.com/in/mara-lindholm-sample',
  github: 'github.com/mara-lindholm-sample',
  twitter: 'x.com/maralindholm_ex',
  website: 'mara-lindholm.example',
  country: 'DK',
  coreExpertise: ['ai-in-production', 'cloud-platforms', 'technical-direction'],
  skills: [
    { id: 'ai-architecture', level: 96 },
    { id: 'cloud-architecture', level: 95 },
    { id: 'mlops', level: 94 },
    { id: 'kubernetes', level: 93 },
    { id: 'python', level: 92 },
    { id: 'distributed-systems', level: 91 },
    { id: 'data-engineering', level: 90 },
    { id: 'technical-leadership', level: 88 },
  ],
}
