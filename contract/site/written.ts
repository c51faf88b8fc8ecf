/** For which parts of the site its owner has written anything: the one rule behind its sections, pages, menus and files. */
import { backgroundGroupIds } from '../content/kinds.ts'

/** Files that a part stands on; projects and articles are folders, and known by their names. */
export const decisiveFiles = [
  'profile',
  'work',
  'skills',
  'services',
  'testimonials',
  'imprint',
  ...backgroundGroupIds,
] as const

/** What each of these files holds; a file that is not there holds nothing. */
export type OwnerParts = { readonly [File in (typeof decisiveFiles)[number]]?: unknown }

export interface Written {
  about: boolean
  work: boolean
  credentials: boolean
  testimonials: boolean
  services: boolean
  skills: boolean
  imprint: boolean
}

export function writtenIn(files: OwnerParts): Written {
  const { summary, coreExpertise, skills } = { ...(files.profile as Record<string, unknown> | undefined) }
  return {
    about: [summary, coreExpertise, skills, files.skills].some(isSaid),
    work: isSaid(files.work),
    credentials: backgroundGroupIds.some((file) => isSaid(files[file])),
    testimonials: isSaid(files.testimonials),
    services: isSaid(files.services),
    skills: isSaid(files.skills),
    imprint: isSaid(files.imprint),
  }
}

/** A text, or entries by their ids. */
const isSaid = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Object.keys(value ?? {}).length > 0
