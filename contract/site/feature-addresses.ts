/** What of the site each feature serves: the one table behind its pages, calls, files, menus and API document. */
import { keysOf } from '../keys.ts'
import type { Feature } from './schema.ts'

/** Addresses that are there only with the feature, and whatever is below them. */
const served: Record<Feature, string[]> = {
  testimonials: [],
  services: ['/services.md'],
  caseStudies: ['/projects', '/projects.md', '/case-study', '/feed.xml'],
  writing: ['/writing', '/writing.md', '/writing.xml'],
  chat: ['/chat', '/chat.md', '/api/chat', '/api/resume/custom', '/api/enrich-persona'],
  advert: ['/api/fit'],
  resumeByMail: ['/api/download-resume'],
  audit: ['/audit', '/api/analyze-performance', '/api/audits'],
  portal: [
    '/client-portal',
    '/api/client',
    '/api/auth/register',
    '/api/admin/invitations',
    '/api/admin/projects',
    '/api/admin/projects-file',
    '/api/admin/clients',
    '/api/admin/waiting',
    '/api/admin/next-meetings',
  ],
  hints: [],
  background: [],
  figures: [],
}

/** The features without which there is nothing at a path. */
export const featuresOf = (path: string): Feature[] =>
  keysOf(served).filter((feature) => served[feature].some((own) => path === own || path.startsWith(`${own}/`)))
